/** Filters the orders of the board, sorts them into columns and lists the actions of each order. Pure functions. */
import { can } from '../../../../schema/access/permissions';
import type { Role } from '../../../../schema/access/roles';
import type { ActionScreen } from '../../../../schema/rules/order/actions/actionDefinition';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { actorOf, offeredActions } from '../../../../schema/rules/order/actions/orderTransitions';
import { isFinal, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import type { BoardOrderFragment } from '../Orders.generated';

export type BoardOrder = BoardOrderFragment;

export const columns = {
  new: { label: 'Neu', short: 'Neu' },
  preparing: { label: 'In Zubereitung', short: 'Zubereitung' },
  ready: { label: 'Abholbereit / Lieferung', short: 'Bereit' },
} as const;
export const finishedGroups = { completed: 'Abgeschlossen', canceled: 'Storniert' } as const;

export type ColumnName = keyof typeof columns;
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

type SortableOrder = Pick<BoardOrder, 'status' | 'dueAt' | 'createdAt' | 'updatedAt' | 'uid'>;

/** Sorts open orders by due time, then by order time, with unpaid orders last. Sorts finished orders newest first. */
export function groupByColumn<T extends SortableOrder>(orders: readonly T[]): { readonly [P in GroupName]: readonly T[] } {
  const byDueTime = [...orders].sort(
    (a, b) =>
      Number(isUnpaid(a)) - Number(isUnpaid(b)) ||
      (a.dueAt ?? a.createdAt).localeCompare(b.dueAt ?? b.createdAt) ||
      a.createdAt.localeCompare(b.createdAt) ||
      a.uid.localeCompare(b.uid),
  );
  const byFinishTime = [...orders].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const inGroup = (group: GroupName, sorted: readonly T[]): T[] => sorted.filter(({ status }) => groupOfStatus[status] === group);
  return {
    new: inGroup('new', byDueTime),
    preparing: inGroup('preparing', byDueTime),
    ready: inGroup('ready', byDueTime),
    completed: inGroup('completed', byFinishTime),
    canceled: inGroup('canceled', byFinishTime),
  };
}

interface BranchOrders<T> {
  readonly branches: readonly { id: string }[];
  readonly orders: readonly T[] | undefined;
}

/** Returns the orders of the branch in the URL, if the viewer works there; otherwise all orders. */
export function filterByBranch<T extends { branch: { id: string } }>({ branches, orders }: BranchOrders<T>, branchParam: string | null) {
  const branch = branches.some(({ id }) => id === branchParam) ? branchParam : null;
  return { branch, orders: branch ? orders?.filter(order => order.branch.id === branch) : orders };
}

/** Tells whether the order waits for a payment provider. Staff need not act yet. */
export const isUnpaid = ({ status }: Pick<SortableOrder, 'status'>): boolean => status === 'WAITING_FOR_PAYMENT';

/** Tells whether the order waits for the branch. */
export const isWaiting = ({ status }: Pick<SortableOrder, 'status'>): boolean => status === 'WAITING_FOR_CONFIRMATION';

/** Returns the actions that a screen offers users with these roles, the most likely first. */
export const actionsFor = (
  order: Pick<BoardOrder, 'status' | 'deliveryType'>,
  screen: ActionScreen,
  userRoles: readonly Role[],
): StaffAction[] => offeredActions(order, screen, actorOf(userRoles)).filter(action => can(userRoles, orderActions[action].permission));

/** Only admins delete orders, and only final ones (G-122). */
export const canDelete = ({ status }: Pick<BoardOrder, 'status'>, userRoles: readonly Role[]): boolean =>
  can(userRoles, 'order.delete') && isFinal(status);

/**
 * Merges a response into the loaded orders and keeps the newer version of each order (G-132). An order that is missing in the response is
 * removed, unless its last event is newer than every event in the response.
 */
export function mergeNewest<T extends { id: string; event: number }>(
  current: ReadonlyMap<string, T>,
  received: readonly T[],
): Map<string, T> {
  const latest = Math.max(0, ...received.map(({ event }) => event));
  const ids = new Set(received.map(({ id }) => id));
  const newerThanResponse = [...current.values()].filter(({ id, event }) => event > latest && !ids.has(id));
  return new Map(
    [...newerThanResponse, ...received].map(order => {
      const previous = current.get(order.id);
      return [order.id, previous && previous.event > order.event ? previous : order];
    }),
  );
}
