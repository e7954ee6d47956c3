/** The menu of the back office: its areas and the entries that the viewer can open (DESIGN, Back-office areas). */
import { can, canList } from '../../../schema/access/permissions';
import type { Role } from '../../../schema/access/roles';
import { collections } from '../../../schema/collections';
import { restPath, type Collection, type MenuArea } from '../../../schema/collections/collection';
import { paymentProblem } from '../../../schema/collections/paymentProblem';
import type { IconName } from '../../ui/display/Icon';
import { tabsFor } from '../statistics/statisticsTabs';

interface Entry {
  label: string;
  to: string;
}
export interface Area {
  label: string;
  icon: IconName;
  entries: readonly Entry[];
}

/** The areas in the order of the menu. Each definition names its area and its position there. */
const areas: { readonly [A in MenuArea]: { label: string; icon: IconName } } = {
  catalogue: { label: 'Sortiment', icon: 'croissant' },
  branches: { label: 'Standorte', icon: 'store' },
  website: { label: 'Website', icon: 'panels-top-left' },
  staff: { label: 'Team & Zeit', icon: 'users' },
  signage: { label: 'Digital Signage', icon: 'tv' },
  customers: { label: 'Kundschaft', icon: 'heart-handshake' },
  system: { label: 'System', icon: 'settings' },
};

const definitions = Object.values<Collection>(collections).sort((one, other) => one.menu.position - other.menu.position);

const canOpenList = (roles: readonly Role[], definition: Collection): boolean =>
  definition.isPublic === true || canList(roles, definition) || definition.menu.hasOwnRecords === true;

/** Returns the areas that have at least one entry for these roles. */
export function menuFor(roles: readonly Role[]): Area[] {
  const orderEntries = can(roles, 'order.read') ? [{ label: 'Aktuell', to: '/backend/orders' }] : [];
  const collectionAreas = Object.entries(areas).map(([area, { label, icon }]) => ({
    label,
    icon,
    entries: [
      ...definitions
        .filter(definition => definition.menu.area === area && canOpenList(roles, definition))
        .map(definition => ({ label: definition.label, to: `/backend/${restPath(definition)}` })),
      ...(area === 'system' ? systemEntries(roles) : []),
    ],
  }));
  const system = collectionAreas.at(-1)!;
  const statistics: Area = { label: 'Statistik', icon: 'chart-column', entries: tabsFor(roles) };
  const orders: Area = { label: 'Bestellungen', icon: 'inbox', entries: orderEntries };
  const overview: Area = { label: 'Übersicht', icon: 'layout-dashboard', entries: [{ label: 'Übersicht', to: '/backend/dashboard' }] };
  const allAreas: Area[] = [overview, orders, ...collectionAreas.slice(0, -1), statistics, system];
  return allAreas.filter(({ entries }) => entries.length > 0);
}

const systemEntries = (roles: readonly Role[]): Entry[] => [
  ...(can(roles, 'apiToken.list') ? [{ label: 'API-Schlüssel', to: '/backend/api-tokens' }] : []),
  ...(can(roles, 'config.update') ? [{ label: 'Einstellungen', to: '/backend/settings' }] : []),
];

/** Tells whether problems with payments are listed in this area. */
export const listsProblems = ({ entries }: Area): boolean => entries.some(({ to }) => to === `/backend/${restPath(paymentProblem)}`);
