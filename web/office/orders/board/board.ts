/** How orders stand on the board: which column, in which order, and what can be done next. Pure. */
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { may, type Role } from '../../../../schema/access/roles';
import { actorOf, isOffered, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { isFinal, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import type { IconName } from '../../../ui/display/Icon';
import type { BoardOrderFragment } from '../Orders.generated';

export type BoardOrder = BoardOrderFragment;

export const columns = {
  new: { label: 'Neu', short: 'Neu' },
  making: { label: 'In Zubereitung', short: 'Zubereitung' },
  ready: { label: 'Abholbereit / Lieferung', short: 'Bereit' },
} as const;
export const strips = { completed: 'Abgeschlossen', broken: 'Storniert' } as const;

export type ColumnName = keyof typeof columns;
type PlaceName = ColumnName | keyof typeof strips;

const places: { readonly [S in OrderStatus]: PlaceName } = {
  WAITING_FOR_PAYMENT: 'new',
  WAITING_FOR_CONFIRMATION: 'new',
  COUNTER_PROPOSED: 'new',
  CONFIRMED: 'making',
  IN_DELIVERY: 'ready',
  DELIVERED: 'ready',
  COMPLETED: 'completed',
  REJECTED: 'broken',
  CANCELED: 'broken',
  FAILED: 'broken',
};

type Placed = Pick<BoardOrder, 'status' | 'dueAt' | 'createdAt' | 'updatedAt' | 'uid'>;

/** Who is due first stands first, and of those due together who ordered first; what nobody has paid for yet stands last; what is over, newest first. */
export function sortIntoPlaces<T extends Placed>(orders: readonly T[]): { readonly [P in PlaceName]: readonly T[] } {
  const byDueTime = [...orders].sort(
    (a, b) =>
      Number(isUnpaid(a)) - Number(isUnpaid(b)) ||
      (a.dueAt ?? a.createdAt).localeCompare(b.dueAt ?? b.createdAt) ||
      a.createdAt.localeCompare(b.createdAt) ||
      a.uid.localeCompare(b.uid),
  );
  const byEnd = [...orders].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const at = (place: PlaceName, sorted: readonly T[]): T[] => sorted.filter(({ status }) => places[status] === place);
  return {
    new: at('new', byDueTime),
    making: at('making', byDueTime),
    ready: at('ready', byDueTime),
    completed: at('completed', byEnd),
    broken: at('broken', byEnd),
  };
}

/** Waits for a payment provider; nobody has to do anything yet. */
export const isUnpaid = ({ status }: Pick<Placed, 'status'>): boolean => status === 'WAITING_FOR_PAYMENT';

/** Waits for the branch. */
export const isWaiting = ({ status }: Pick<Placed, 'status'>): boolean => status === 'WAITING_FOR_CONFIRMATION';

/** What the board can do to an order. */
export type Step = 'confirm' | 'reject' | 'inDelivery' | 'complete';

const steps: { readonly [S in OrderStatus]?: readonly Step[] } = {
  WAITING_FOR_CONFIRMATION: ['confirm', 'reject'],
  COUNTER_PROPOSED: ['confirm', 'reject'],
  CONFIRMED: ['inDelivery', 'complete'],
  IN_DELIVERY: ['complete'],
  DELIVERED: ['complete'],
};

/** The steps that table S allows here, the likeliest first. */
export const stepsOf = ({ status }: Pick<Placed, 'status'>): readonly Step[] => steps[status] ?? [];

/** What else can be done to an order, from its details. */
export type Extra = 'delivered' | 'cancel' | 'propose' | 'withdraw' | 'delete';

const actions = { delivered: 'delivered', cancel: 'cancel', propose: 'propose', withdraw: 'withdraw' } as const satisfies Partial<
  Record<Extra, OrderAction>
>;

/** What table S allows these roles beside the steps; only admins delete, and only what is over (G-122). */
export function extrasOf(order: Pick<BoardOrder, 'status' | 'deliveryType'>, roles: readonly Role[]): readonly Extra[] {
  const offered = Object.entries(actions).flatMap(([extra, action]) => (isOffered(order, action, actorOf(roles)) ? [extra as Extra] : []));
  return may(roles, 'order.delete') && isFinal(order.status) ? [...offered, 'delete'] : offered;
}

export function stepLook(step: Step, deliveryType: DeliveryMethod): { label: string; icon: IconName } {
  if (step === 'confirm') return { label: 'Bestätigen', icon: 'check' };
  if (step === 'reject') return { label: 'Ablehnen', icon: 'x' };
  if (step === 'complete') return { label: 'Fertig', icon: 'check-check' };
  return deliveryType === 'delivery' ? { label: 'Unterwegs', icon: 'bike' } : { label: 'Abholbereit', icon: 'package-check' };
}

/**
 * Of what is known and what was just told about the same orders, the newer (G-132). What is told no more is gone,
 * unless it happened after everything in the answer: then the answer was overtaken.
 */
export function newestOf<T extends { id: string; event: number }>(known: ReadonlyMap<string, T>, told: readonly T[]): Map<string, T> {
  const latest = Math.max(0, ...told.map(({ event }) => event));
  const ids = new Set(told.map(({ id }) => id));
  const overtaking = [...known.values()].filter(({ id, event }) => event > latest && !ids.has(id));
  return new Map(
    [...overtaking, ...told].map(order => {
      const before = known.get(order.id);
      return [order.id, before && before.event > order.event ? before : order];
    }),
  );
}
