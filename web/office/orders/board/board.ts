/** Sorts the orders of the board into columns and lists the actions of each order. Pure functions. */
import type { DateTime } from 'luxon';
import { keysOf } from '../../../../schema/objects';
import { can } from '../../../../schema/access/permissions';
import type { Role } from '../../../../schema/access/roles';
import type { ActionScreen } from '../../../../schema/rules/order/actions/actionDefinition';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { actorOf, offeredActions } from '../../../../schema/rules/order/actions/orderTransitions';
import { isFinal, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import type { BoardOrderFragment, CardOrderFragment } from '../Orders.generated';

/** What a list shows of an order. */
export type CardOrder = CardOrderFragment;
/** All of an order. */
export type BoardOrder = BoardOrderFragment;

export const columns = {
  new: { label: 'Neu', short: 'Neu' },
  preparing: { label: 'In Zubereitung', short: 'Zubereitung' },
  ready: { label: 'Abholbereit / Lieferung', short: 'Bereit' },
} as const;
export const finishedGroups = { completed: 'Abgeschlossen', canceled: 'Storniert' } as const;

export type ColumnName = keyof typeof columns;
export const columnNames = keysOf(columns);
type GroupName = ColumnName | keyof typeof finishedGroups;

const groupOfStatus: { readonly [S in OrderStatus]: GroupName } = {
  WAITING_FOR_PAYMENT: 'new',
  WAITING_FOR_CONFIRMATION: 'new',
  COUNTER_PROPOSED: 'new',
  CONFIRMED: 'preparing',
  IN_DELIVERY: 'ready',
  DELIVERED: 'ready',
  COMPLETED: 'completed',
  REJECTED: 'canceled',
  CANCELED: 'canceled',
  FAILED: 'canceled',
};

// Times in ISO 8601 sort like texts.
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

type SortableOrder = Pick<
  CardOrder,
  'status' | 'isCancellationUnseen' | 'inDeliveryAt' | 'dueAt' | 'createdAt' | 'updatedAt' | 'prioritizedAt' | 'uid'
>;

interface Sorting<T> {
  /** The time in milliseconds by which open orders are sorted. */
  readonly timeOf: (order: T) => number;
  /** The time in milliseconds after which an order is late. */
  readonly now: number;
}

export const dueTime = ({ dueAt, createdAt }: SortableOrder): number => Date.parse(dueAt ?? createdAt);

const isLate = ({ dueAt }: SortableOrder, now: number): boolean => dueAt !== null && Date.parse(dueAt) < now;

/** A canceled order stays in its column until staff has seen that, because it may be in preparation. */
function groupOf({ status, isCancellationUnseen, inDeliveryAt }: SortableOrder): GroupName {
  if (isCancellationUnseen) return inDeliveryAt ? 'ready' : 'preparing';
  return groupOfStatus[status];
}

/** The place of an order in its column: with priority, late, others, unpaid. */
function rankOf(order: SortableOrder, now: number): number {
  if (isUnpaid(order)) return 3;
  if (order.prioritizedAt) return 0;
  return isLate(order, now) ? 1 : 2;
}

/**
 * Sorts open orders by this time, then by order time. Orders with priority are first, the oldest priority before the others, then late ones;
 * unpaid ones are last. Sorts finished orders newest first.
 */
export function groupByColumn<T extends SortableOrder>(
  orders: readonly T[],
  { timeOf, now }: Sorting<T> = { timeOf: dueTime, now: 0 },
): { readonly [P in GroupName]: readonly T[] } {
  const groups: Record<GroupName, T[]> = { new: [], preparing: [], ready: [], completed: [], canceled: [] };
  for (const order of orders) groups[groupOf(order)].push(order);
  const sortOpen = (open: readonly T[]): T[] =>
    open
      .map(order => ({ order, rank: rankOf(order, now), time: order.prioritizedAt ? Date.parse(order.prioritizedAt) : timeOf(order) }))
      .sort(
        (a, b) => a.rank - b.rank || a.time - b.time || compare(a.order.createdAt, b.order.createdAt) || compare(a.order.uid, b.order.uid),
      )
      .map(({ order }) => order);
  const sortFinished = (finished: T[]): T[] => finished.sort((a, b) => compare(b.updatedAt, a.updatedAt));
  return {
    new: sortOpen(groups.new),
    preparing: sortOpen(groups.preparing),
    ready: sortOpen(groups.ready),
    completed: sortFinished(groups.completed),
    canceled: sortFinished(groups.canceled),
  };
}

/** Returns how many items of an order in preparation are to be made, and how many of them are ticked off. */
export function progressOf({ status, items, doneItems }: Pick<CardOrder, 'status' | 'doneItems'> & { items: CountedItems }) {
  const counted = items.filter(({ isRemoved }) => !isRemoved);
  const done = status === 'CONFIRMED' ? counted.filter(({ index }) => doneItems.includes(index)).length : 0;
  return { done, total: counted.length };
}

type CountedItems = readonly Pick<CardOrder['items'][number], 'index' | 'isRemoved'>[];

/** Tells whether the order waits for a payment provider. Staff need not act yet. */
export const isUnpaid = ({ status }: Pick<SortableOrder, 'status'>): boolean => status === 'WAITING_FOR_PAYMENT';

/** Tells whether the order waits for the branch. */
export const isWaiting = ({ status }: Pick<SortableOrder, 'status'>): boolean => status === 'WAITING_FOR_CONFIRMATION';

/** Returns the actions that a screen offers users with these roles, the most likely first. */
export const actionsFor = (
  order: Pick<CardOrder, 'status' | 'deliveryType'>,
  screen: ActionScreen,
  userRoles: readonly Role[],
): StaffAction[] => offeredActions(order, screen, actorOf(userRoles)).filter(action => can(userRoles, orderActions[action].permission));

/** Only admins delete orders, and only final ones (G-122). */
export const canDelete = ({ status }: Pick<CardOrder, 'status'>, userRoles: readonly Role[]): boolean =>
  can(userRoles, 'order.delete') && isFinal(status);

/** Tells whether staff can undo the last action on the order at this time (G-139). */
export const canUndo = ({ undoableUntil }: Pick<CardOrder, 'undoableUntil'>, at: DateTime, userRoles: readonly Role[]): boolean =>
  undoableUntil !== null && at.toMillis() <= Date.parse(undoableUntil) && can(userRoles, 'order.updateStatus');

/** Tells whether staff can give the order priority or remove it. Nobody prepares an unpaid order. */
export const canPrioritize = (order: Pick<CardOrder, 'status'>, userRoles: readonly Role[]): boolean =>
  !isFinal(order.status) && !isUnpaid(order) && can(userRoles, 'order.updateStatus');
