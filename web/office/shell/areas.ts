/** The menu of the back office: its areas and the entries that the viewer can open (DESIGN, Back-office areas). */
import { can, canList } from '../../../schema/access/permissions';
import type { Role } from '../../../schema/access/roles';
import { collections, type CollectionName } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import type { IconName } from '../../ui/display/Icon';

interface Entry {
  label: string;
  to: string;
}
export interface Area {
  label: string;
  icon: IconName;
  entries: readonly Entry[];
}

const areaDefinitions: readonly { label: string; icon: IconName; names: readonly CollectionName[] }[] = [
  { label: 'Sortiment', icon: 'croissant', names: ['product', 'category', 'menu', 'tag'] },
  { label: 'Standorte', icon: 'store', names: ['division', 'branch', 'department', 'table', 'device'] },
  {
    label: 'Website',
    icon: 'panels-top-left',
    names: ['site', 'block', 'node', 'navigation', 'redirect', 'image', 'imageTemplate', 'upload'],
  },
  { label: 'Team & Zeit', icon: 'users', names: ['workingSchedule', 'workingActivity', 'project', 'task'] },
  {
    label: 'Digital Signage',
    icon: 'tv',
    names: ['scene', 'digitalSignageSegment', 'digitalSignageStream', 'digitalSignageDevice'],
  },
  { label: 'Kundschaft', icon: 'heart-handshake', names: ['customer', 'externalUser', 'donatee'] },
  { label: 'System', icon: 'settings', names: ['user', 'log', 'outboxMessage'] },
];

/** The collections in the menu of the back office. */
export const officeCollections: readonly CollectionName[] = areaDefinitions.flatMap(({ names }) => names);

const canOpenList = (roles: readonly Role[], name: CollectionName): boolean =>
  (collections[name] as Collection).isPublic === true || canList(roles, name) || name === 'workingActivity';

/** Returns the areas that have at least one entry for these roles. */
export function menuFor(roles: readonly Role[]): Area[] {
  const systemEntries: Entry[] = [
    ...(can(roles, 'apiToken.list') ? [{ label: 'API-Schlüssel', to: '/backend/api-tokens' }] : []),
    ...(can(roles, 'config.update') ? [{ label: 'Einstellungen', to: '/backend/settings' }] : []),
  ];
  const ordersArea: Area = { label: 'Bestellungen', icon: 'inbox', entries: [{ label: 'Aktuell', to: '/backend/orders' }] };
  const collectionAreas = areaDefinitions.map(({ label, icon, names }) => ({
    label,
    icon,
    entries: [
      ...names
        .filter(name => canOpenList(roles, name))
        .map(name => ({ label: collections[name].label, to: `/backend/${restPath(collections[name])}` })),
      ...(icon === 'settings' ? systemEntries : []),
    ],
  }));
  return [...(can(roles, 'order.read') ? [ordersArea] : []), ...collectionAreas].filter(({ entries }) => entries.length > 0);
}
