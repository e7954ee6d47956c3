/** The changes of items after the confirmation, which boards mark until staff has seen them. */
import { isWeightOrVolume, quantityText } from '../../product/units';
import type { ItemChange, OrderItem } from '../orderItem';
import { isFinal, type OrderStatus } from '../orderStatus';

type ChangingItem = Pick<OrderItem, 'index' | 'amount' | 'unit' | 'isRemoved'>;

/** A weighed amount that differs by at most a tenth is the ordered one. */
const isWeighing = ({ amount, unit }: Pick<ItemChange, 'amount' | 'unit'>, after: ChangingItem): boolean =>
  isWeightOrVolume(unit) && unit === after.unit && Math.round(Math.abs(after.amount - amount) * 10_000) <= Math.round(amount * 1_000);

/** Returns the kind of the change from what staff has seen to the item now; null if there is nothing to see. */
function kindOf(seen: Pick<ItemChange, 'amount' | 'unit'> & { wasCounted: boolean }, after: ChangingItem): ItemChange['kind'] | null {
  if (seen.wasCounted === after.isRemoved) return after.isRemoved ? 'removed' : 'added';
  if (after.isRemoved || (seen.amount === after.amount && seen.unit === after.unit) || isWeighing(seen, after)) return null;
  return 'changed';
}

/** The versions of all items before and after a change, and the number of the last event before it. */
interface ItemVersions {
  readonly before: readonly ChangingItem[];
  readonly after: readonly ChangingItem[];
  readonly event: number;
}

/** Returns the unseen changes after another one. Two changes of an item become one, or none if it is as before. */
export function addChanges(changes: readonly ItemChange[], { before, after, event }: ItemVersions): ItemChange[] {
  return after.flatMap(item => {
    const known = changes.find(({ index }) => index === item.index);
    const earlier = before.find(({ index }) => index === item.index);
    if (earlier && JSON.stringify(earlier) === JSON.stringify(item)) return known ?? [];
    const { amount, unit } = known ?? earlier ?? item;
    const wasCounted = known ? known.kind !== 'added' : earlier !== undefined && !earlier.isRemoved;
    const kind = kindOf({ amount, unit, wasCounted }, item);
    return kind ? { index: item.index, kind, amount, unit, event } : [];
  });
}

/** Returns the mark of a changed item: `NACHTRAG`, `GEÄNDERT, vorher 2 Stück`; null for a removed one. */
export function changeText({ kind, amount, unit }: Pick<ItemChange, 'kind' | 'amount' | 'unit'>): string | null {
  if (kind === 'removed') return null;
  return kind === 'added' ? 'NACHTRAG' : `GEÄNDERT, vorher ${quantityText(amount, unit)}`;
}

interface ChangedOrder {
  readonly status: OrderStatus;
  readonly itemChanges: readonly ItemChange[] | null;
}

interface CanceledOrder {
  readonly confirmedAt: Date | null;
  readonly canceledAt: Date | null;
  readonly cancellationSeenAt: Date | null;
}

/** Tells whether staff may still prepare an order because nobody has seen its cancellation. */
export const isCancellationUnseen = ({ confirmedAt, canceledAt, cancellationSeenAt }: CanceledOrder): boolean =>
  confirmedAt !== null && canceledAt !== null && cancellationSeenAt === null;

/** Returns the changes that staff should see. */
export const unseenChanges = ({ status, itemChanges }: ChangedOrder): readonly ItemChange[] =>
  itemChanges && !isFinal(status) ? itemChanges : [];

/** Returns the changes that remain after staff has seen the version of the order with this event. */
export const changesAfter = (changes: readonly ItemChange[], event: number): ItemChange[] =>
  changes.filter(change => change.event >= event);
