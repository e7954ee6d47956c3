/** How long a product is sold out, and the orders that still need it. Pure functions. */
import type { DateTime } from 'luxon';
import { isFinal, isUnanswered, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import type { CardOrder } from '../board/board';

export const durations = {
  closing: 'bis Ladenschluss',
  hour: '1 Stunde',
  manual: 'bis auf Weiteres',
  time: 'bis zu einer Uhrzeit',
} as const;

/** A product of an order of a branch. */
export interface SoldOutTarget {
  readonly branch: string;
  readonly product: string;
  readonly name: string;
}

export interface SoldOutForm {
  readonly duration: keyof typeof durations;
  /** `HH:mm`, for the duration `time`. */
  readonly time: string;
}

export const initialForm: SoldOutForm = { duration: 'closing', time: '' };

/** Returns `until` of `markSoldOut`: ISO 8601, null without an end, undefined for the closing time. A past time is one of tomorrow. */
export function endOf({ duration, time }: SoldOutForm, at: DateTime): string | null | undefined {
  if (duration === 'closing') return undefined;
  if (duration === 'manual') return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const today = at.set({ hour, minute, second: 0, millisecond: 0 });
  const end = duration === 'hour' ? at.plus({ hours: 1 }) : today > at ? today : today.plus({ days: 1 });
  return end.toJSDate().toISOString();
}

/** How many orders the dialog lists at first. */
export const maxListed = 50;

/** When the order is due, as ISO 8601; at once without a time. */
export const dueTimeOf = ({ dueAt, createdAt }: CardOrder): string => dueAt ?? createdAt;

/** Returns the orders of the branch that still need the product, unanswered ones first, then those that are due first. */
export const ordersWith = (orders: readonly CardOrder[], { branch, product }: SoldOutTarget): readonly CardOrder[] =>
  orders
    .filter(order => isNotReady(order.status) && order.branch.id === branch && linesOf(order, product).length > 0)
    .sort(
      (a, b) =>
        Number(isUnanswered(b.status)) - Number(isUnanswered(a.status)) ||
        Date.parse(dueTimeOf(a)) - Date.parse(dueTimeOf(b)) ||
        Date.parse(a.createdAt) - Date.parse(b.createdAt),
    );

const isNotReady = (status: OrderStatus): boolean => !isFinal(status) && status !== 'IN_DELIVERY' && status !== 'DELIVERED';

/** Returns the items of the order with the product that are not ticked off. */
export const linesOf = ({ items, doneItems }: CardOrder, product: string): CardOrder['items'] =>
  items.filter(item => item.product?.id === product && !item.isRemoved && !doneItems.includes(item.index));
