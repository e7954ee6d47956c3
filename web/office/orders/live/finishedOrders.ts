/** Keeps a board small that stays open for a working day: most orders in its memory are finished by the evening. Pure function. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { CardOrder } from '../board/board';

/** The number of finished orders that keep their items, so that staff can recall them without waiting. */
const maxDetailed = 50;

/** What the list of finished orders does not show. The response to a recall brings it back. */
const omitted = { items: [], itemChanges: [], doneItems: [], uploads: [], counterAppointments: [] };

/** Tells whether the order is an older finished one, of which only the entry in the list is known. */
export const lacksItems = (order: Pick<CardOrder, 'items'>): boolean => order.items === omitted.items;

/** Returns the orders, without the items of all but the last finished ones. */
export function withoutOldItems(orders: ReadonlyMap<string, CardOrder>): ReadonlyMap<string, CardOrder> {
  const finished = [...orders.values()].filter(order => isFinal(order.status));
  const old = finished.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt)).slice(maxDetailed);
  return new Map([...orders, ...old.map(order => [order.id, { ...order, ...omitted }] as const)]);
}
