/** What a station of the branch prepares: the items of some categories. Pure functions. */
import { isFinal, type OrderStatus } from '../../../../../schema/rules/order/orderStatus';
import { shownItems } from '../../card/ItemMark';
import type { CardOrder } from '../board';
import { otherCategory, type StationMenu } from './stationMenu';

export interface Station {
  /** The ids of its categories, at least one. */
  readonly chosen: readonly string[];
  readonly menu: StationMenu;
}

type Item = Pick<CardOrder['items'][number], 'index' | 'name' | 'isRemoved' | 'replaces' | 'replacedBy' | 'product'>;
type StationOrder = Pick<CardOrder, 'status' | 'doneItems' | 'itemChanges' | 'branch'> & { readonly items: readonly Item[] };

/** Orders that need an answer, or are not paid yet, are the work of every station. */
const sharedStatuses: readonly OrderStatus[] = ['WAITING_FOR_PAYMENT', 'WAITING_FOR_CONFIRMATION', 'COUNTER_PROPOSED'];

function categoriesOf({ product }: Item, branch: string, { branches }: StationMenu): readonly string[] {
  const ids = product && branches[branch]?.[product.id];
  return ids ?? [otherCategory.id];
}

/** Returns the items that the station prepares; also removed ones. */
export const ownItems = <I extends Item>(
  { items, branch }: { readonly items: readonly I[]; readonly branch: { readonly id: string } },
  { chosen, menu }: Station,
): I[] => items.filter(item => categoriesOf(item, branch.id, menu).some(id => chosen.includes(id)));

/** A removed item counts until staff has seen that. */
export const hasOwnItems = (order: StationOrder, station: Station): boolean =>
  ownItems({ items: shownItems(order), branch: order.branch }, station).length > 0;

/** Hides orders of other stations, but never one that waits for an answer. */
export const stationOrders = <O extends StationOrder>(orders: readonly O[], station: Station | null): readonly O[] =>
  station ? orders.filter(order => sharedStatuses.includes(order.status) || hasOwnItems(order, station)) : orders;

/** Counts the items that the station prepares; all of an order of other stations that waits for an answer. */
export function countItems(order: StationOrder, station: Station | null): number {
  const items = order.items.filter(({ isRemoved }) => !isRemoved);
  return (station && ownItems({ items, branch: order.branch }, station).length) || items.length;
}

/** Counts the orders that are not final and that the station does not show. */
export const countHidden = (orders: readonly StationOrder[], station: Station): number => {
  const open = orders.filter(({ status }) => !isFinal(status));
  return open.length - stationOrders(open, station).length;
};

/** What the card of an order in preparation shows at a station. */
export interface StationView {
  /** The indexes of the own items; undefined for an order of other stations, which shows all. */
  readonly shownItems: ReadonlySet<number> | undefined;
  /** The indexes of the own items that are not ticked off yet. */
  readonly openItems: readonly number[];
  /** What other stations still prepare; null when they have finished. */
  readonly waitingText: string | null;
}

/** Returns null where the card is the same as without a station. */
export function stationView(order: StationOrder, station: Station | null): StationView | null {
  if (!station || order.status !== 'CONFIRMED') return null;
  const isOpen = ({ index, isRemoved }: Item): boolean => !isRemoved && !order.doneItems.includes(index);
  const own = ownItems(order, station);
  return {
    shownItems: own.length > 0 ? new Set(own.map(({ index }) => index)) : undefined,
    openItems: own.filter(isOpen).map(({ index }) => index),
    waitingText: waitingText(
      order.items.filter(item => isOpen(item) && !own.includes(item)),
      { branch: order.branch.id, menu: station.menu },
    ),
  };
}

/** Tells whether all items are ticked off, so that the station may offer the next action of the order. */
export const canStep = (view: StationView | null): boolean => !view || (view.openItems.length === 0 && view.waitingText === null);

/** Returns a text such as `wartet auf: Torten (1), Brot (2)`, in the order of the menu. An item counts for its first category. */
function waitingText(items: readonly Item[], { branch, menu }: { branch: string; menu: StationMenu }): string | null {
  const counts = new Map<string, number>();
  for (const item of items) {
    const [category = otherCategory.id] = categoriesOf(item, branch, menu);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const texts = menu.categories.flatMap(({ id, name }) => (counts.has(id) ? `${name} (${counts.get(id)})` : []));
  return texts.length > 0 ? `wartet auf: ${texts.join(', ')}` : null;
}
