/** Sorts the orders of the board into columns and lists the actions of each order. Pure functions. */
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { can } from '../../../../schema/access/permissions';
import type { Role } from '../../../../schema/access/roles';
import { actorOf, isActionOffered, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { isFinal, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import type { IconName } from '../../../ui/display/Icon';
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

/** Tells whether the order waits for a payment provider. Staff need not act yet. */
export const isUnpaid = ({ status }: Pick<SortableOrder, 'status'>): boolean => status === 'WAITING_FOR_PAYMENT';

/** Tells whether the order waits for the branch. */
export const isWaiting = ({ status }: Pick<SortableOrder, 'status'>): boolean => status === 'WAITING_FOR_CONFIRMATION';

/** An action that the board offers. */
export type BoardAction = 'confirm' | 'reject' | 'inDelivery' | 'complete';

const actionsByStatus: { readonly [S in OrderStatus]?: readonly BoardAction[] } = {
  WAITING_FOR_CONFIRMATION: ['confirm', 'reject'],
  COUNTER_PROPOSED: ['confirm', 'reject'],
  CONFIRMED: ['inDelivery', 'complete'],
  IN_DELIVERY: ['complete'],
  DELIVERED: ['complete'],
};

/** Returns the actions that table S allows for the status, the most likely first. */
export const boardActions = ({ status }: Pick<SortableOrder, 'status'>): readonly BoardAction[] => actionsByStatus[status] ?? [];

/** An action that only the details of an order offer. */
export type DetailAction = 'delivered' | 'cancel' | 'propose' | 'withdraw' | 'delete';

const orderActionNames = { delivered: 'delivered', cancel: 'cancel', propose: 'propose', withdraw: 'withdraw' } as const satisfies Partial<
  Record<DetailAction, OrderAction>
>;

/** Returns the further actions that table S allows these roles. Only admins delete orders, and only final ones (G-122). */
export function detailActions(order: Pick<BoardOrder, 'status' | 'deliveryType'>, roles: readonly Role[]): readonly DetailAction[] {
  const available = Object.entries(orderActionNames).flatMap(([detailAction, action]) =>
    isActionOffered(order, action, actorOf(roles)) ? [detailAction as DetailAction] : [],
  );
  return can(roles, 'order.delete') && isFinal(order.status) ? [...available, 'delete'] : available;
}

export function actionButton(action: BoardAction, deliveryType: DeliveryMethod): { label: string; icon: IconName } {
  if (action === 'confirm') return { label: 'Bestätigen', icon: 'check' };
  if (action === 'reject') return { label: 'Ablehnen', icon: 'x' };
  if (action === 'complete') return { label: 'Fertig', icon: 'check-check' };
  return deliveryType === 'delivery' ? { label: 'Unterwegs', icon: 'bike' } : { label: 'Abholbereit', icon: 'package-check' };
}

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
