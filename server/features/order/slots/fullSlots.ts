/** The quarters of an hour in which a branch takes no more orders (G-147). */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { isDeliveryMethod, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';

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
  if (!isDeliveryMethod(deliveryType)) throwIfInvalid([{ path: ['deliveryType'], rule: 'invalidOption' }]);
  return { branch: row.id, deliveryType, slots: row.slots.map(slot => new Date(slot)) };
}

const selectFullSlots = preparedStatement<{ id: Id; slots: number[] }>(
  'full_slots',
  `select id, array(select extract(epoch from full_slots(id, $2, $3)) * 1000)::float8[] as slots from branch where id = $1 and "isPublic"`,
);
