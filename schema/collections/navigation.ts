/** The navigations of the shop: the main menu of the header and the quick links of the footer (ENT-15, ENT-16). */
import { editorPermissions } from '../access/collectionPermissions';
import { select, checkbox, link, array, text, type Fields } from '../fields/field';
import type { Rule } from '../errors/messages';
import { collection } from './collection';

/** How many targets of entries one request names. */
export const maxLinkTargets = 1_000;

/** The site shows two levels; the data allows three. */
const navigationItemFields = <const F extends Fields>(children: F) => ({
  type: select({
    name: 'NavigationItemType',
    label: 'Art',
    required: true,
    options: { home: 'Startseite', site: 'Seite', branch: 'Filiale', link: 'Adresse' },
  }),
  label: text({ label: 'Beschriftung', required: true, max: 80 }),
  target: link({ label: 'Ziel', typeField: 'type' }),
  suffix: text({ label: 'Zusatz zur Adresse', help: 'Zum Beispiel #jobs', max: 80 }),
  ...children,
  isEnabled: checkbox({ label: 'Sichtbar', required: true, default: true }),
});

interface NavigationTarget {
  type: string;
  target: string | null;
  suffix: string | null;
}

const targetIssue = ({ type, target, suffix }: NavigationTarget): Rule | undefined => {
  if (type !== 'home' && !target) return 'targetMissing';
  return suffix && !/^[#?]/.test(suffix) ? 'invalidSuffix' : undefined;
};

const navigationItems = <const F extends Fields>(name: string, label: string, children: F) =>
  array({ name, label, max: 50, fields: navigationItemFields(children), validate: targetIssue as (row: object) => Rule | undefined });

const thirdLevel = navigationItems('NavigationGrandchild', 'Untereinträge', {});
const secondLevel = navigationItems('NavigationChild', 'Untereinträge', { children: thirdLevel });

export const navigation = collection({
  name: 'navigation',
  plural: 'navigations',
  singularLabel: 'Navigation',
  label: 'Navigationen',
  menu: { area: 'website', position: 4 },
  icon: 'menu',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'isPublic'],
  isPublic: true,
  publicWhen: [{ isPublic: true }],
  slugField: 'identifier',
  fields: {
    identifier: text({
      label: 'Kennung',
      help: 'mainMenu: das Hauptmenü. quickLinks: der Schnellzugriff im Fuß.',
      required: true,
      max: 60,
    }),
    name: text({ label: 'Name', required: true, max: 120 }),
    isPublic: checkbox({ label: 'Öffentlich', required: true }),
    items: navigationItems('NavigationItem', 'Einträge', { children: secondLevel }),
  },
  permissions: editorPermissions,
});
