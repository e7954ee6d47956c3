/** The areas of the back office and what each leads to, as far as the viewer may go (DESIGN, Back-office areas). */
import { may, mayBrowse, type Role } from '../../../schema/access/roles';
import { collections, type CollectionName } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
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

const grouped: readonly { label: string; icon: IconName; names: readonly CollectionName[] }[] = [
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

/** The collections that have a place in the back office. */
export const officeCollections: readonly CollectionName[] = grouped.flatMap(({ names }) => names);

const mayList = (roles: readonly Role[], name: CollectionName): boolean =>
  (collections[name] as Collection).isOpen === true || mayBrowse(roles, name) || name === 'workingActivity';

/** Areas with at least one entry for these roles. */
export function areasFor(roles: readonly Role[]): Area[] {
  const own: Entry[] = [
    ...(may(roles, 'apiToken.list') ? [{ label: 'API-Schlüssel', to: '/backend/api-tokens' }] : []),
    ...(may(roles, 'config.update') ? [{ label: 'Einstellungen', to: '/backend/settings' }] : []),
  ];
  const orders: Area = { label: 'Bestellungen', icon: 'inbox', entries: [{ label: 'Aktuell', to: '/backend/orders' }] };
  const others = grouped.map(({ label, icon, names }) => ({
    label,
    icon,
    entries: [
      ...names
        .filter(name => mayList(roles, name))
        .map(name => ({ label: collections[name].label, to: `/backend/${pathOf(collections[name])}` })),
      ...(icon === 'settings' ? own : []),
    ],
  }));
  return [...(may(roles, 'order.read') ? [orders] : []), ...others].filter(({ entries }) => entries.length > 0);
}
