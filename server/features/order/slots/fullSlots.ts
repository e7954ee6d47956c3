/** The quarters of an hour in which a branch takes no more orders (G-147). */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { keysOf } from '../../../../schema/objects';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';

export interface FullSlots {
  readonly deliveryType: DeliveryMethod;
  /** The starts of the full quarters of an hour, in order. */
  readonly slots: Date[];
}

/** Loads the full quarters of an hour of a public branch from now on, by delivery method. Throws NOT_FOUND for every other branch. */
export async function loadFullSlots(context: Context, branch: Id): Promise<FullSlots[]> {
  const rows = isId(branch) ? await selectFullSlots(context, [branch, keysOf(deliveryMethods), context.now]) : [];
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return rows.map(({ method, slots }) => ({ deliveryType: method, slots: slots.map(slot => new Date(slot)) }));
}

const selectFullSlots = preparedStatement<{ method: DeliveryMethod; slots: number[] }>(
  'full_slots',
  `select method, array(select extract(epoch from full_slots(id, method, $3)) * 1000)::float8[] as slots
     from branch, unnest($2::text[]) with ordinality as methods (method, place) where id = $1 and "isPublic" order by place`,
);
