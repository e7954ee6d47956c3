/** The quarters of an hour in which a branch takes no more orders (G-147). */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { keysOf } from '../../../../schema/objects';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';

/** Returns the SQL of the capacity of a branch for a delivery method. */
export const slotCapacitySql = (method: string): string =>
  `case ${method} ${keysOf(deliveryMethods)
    .map(name => `when '${name}' then "${name}SlotCapacity"`)
    .join(' ')} end`;

export interface FullSlots {
  readonly branch: Id;
  readonly deliveryType: DeliveryMethod;
  /** The starts of the full quarters of an hour, in order. */
  readonly slots: Date[];
}

/** Loads the full quarters of an hour of a public branch from now on. Throws NOT_FOUND for every other branch. */
export async function loadFullSlots(context: Context, branch: Id, deliveryType: DeliveryMethod): Promise<FullSlots> {
  const [row] = isId(branch) ? await selectFullSlots(context, [branch, deliveryType, context.now]) : [];
  if (!row) throw new AppError('NOT_FOUND');
  return { branch: row.id, deliveryType, slots: row.slots.map(slot => new Date(slot)) };
}

const selectFullSlots = preparedStatement<{ id: Id; slots: number[] }>(
  'full_slots',
  `select id, array(
     select extract(epoch from full_slots(id, $2, capacity, $3)) * 1000 where capacity is not null
   )::float8[] as slots from (select id, ${slotCapacitySql('$2::text')} as capacity from branch where id = $1 and "isPublic") as limited`,
);
