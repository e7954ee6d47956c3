/** Menus of the shop: the main menu of its head, the quick links of its foot (ENT-15, ENT-16). */
import { choice, flag, link, rows, text, type Fields } from '../fields/field';
import type { Rule } from '../errors/messages';
import { collection } from './collection';

/** A menu in the demo goes two levels deep, and one more is kept; what would show a fourth? */
const entry = <const F extends Fields>(children: F) => ({
  type: choice({
    name: 'NavigationItemType',
    label: 'Art',
    required: true,
    options: { home: 'Startseite', site: 'Seite', branch: 'Filiale', link: 'Adresse' },
  }),
  label: text({ label: 'Beschriftung', required: true, max: 80 }),
  target: link({ label: 'Ziel', of: 'type' }),
  suffix: text({ label: 'Zusatz zur Adresse', help: 'Zum Beispiel #jobs', max: 80 }),
  ...children,
  isEnabled: flag({ label: 'Sichtbar', required: true }),
});

interface Leading {
  type: string;
  target: string | null;
  suffix: string | null;
}

const fault = ({ type, target, suffix }: Leading): Rule | undefined => {
  if (type !== 'home' && !target) return 'targetMissing';
  return suffix && !/^[#?]/.test(suffix) ? 'noSuffix' : undefined;
};

const entries = <const F extends Fields>(name: string, label: string, children: F) =>
  rows({ name, label, max: 50, fields: entry(children), fault: fault as (row: object) => Rule | undefined });

const third = entries('NavigationGrandchild', 'Untereinträge', {});
const second = entries('NavigationChild', 'Untereinträge', { children: third });

export const navigation = collection({
  name: 'navigation',
  plural: 'navigations',
  noun: 'Navigation',
  label: 'Navigationen',
  title: 'name',
  columns: ['name', 'identifier', 'isPublic'],
  isOpen: true,
  openWhen: [{ isPublic: true }],
  key: 'identifier',
  fields: {
    identifier: text({
      label: 'Kennung',
      help: 'mainMenu: das Hauptmenü. quickLinks: der Schnellzugriff im Fuß.',
      required: true,
      max: 60,
    }),
    name: text({ label: 'Name', required: true, max: 120 }),
    isPublic: flag({ label: 'Öffentlich', required: true }),
    items: entries('NavigationItem', 'Einträge', { children: second }),
  },
});
