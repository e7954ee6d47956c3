/** Recognizes a step of staff that is sent again because its response was lost (G-130). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { LogName } from '../../../../schema/rules/order/actions/orderLogText';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';
import { parseIdempotencyKey } from '../placing/orderInput';

export const repetitionDescription =
  'The same key does the same step on the order once: a repetition returns the order as it is now. INVALID for another step.';

/** A step with the key of its request. */
interface KeyedStep {
  readonly step: LogName;
  readonly idempotencyKey: string | undefined;
}

/** Tells whether the order has had the step with this key. Throws INVALID when the key is too long or belongs to another step. */
export async function isRepeatedStep(context: Context, { id }: Order, { step, idempotencyKey: rawKey }: KeyedStep): Promise<boolean> {
  const idempotencyKey = parseIdempotencyKey(rawKey);
  if (!idempotencyKey) return false;
  // A repetition at the same time waits here until the first request has ended.
  await lockOrder(context, [id]);
  const [entry] = await selectEntry(context, [id, idempotencyKey]);
  if (entry && entry.action !== step) throwIfInvalid([{ path: ['idempotencyKey'], rule: 'notUnique' }]);
  return entry !== undefined;
}

const lockOrder = preparedStatement('lock_order', 'select 1 from "order" where id = $1 for no key update');

const selectEntry = preparedStatement<{ action: LogName }>(
  'order_log_by_key',
  'select action from order_log where "orderId" = $1 and "idempotencyKey" = $2',
);
