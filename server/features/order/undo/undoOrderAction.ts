/** Undoes the last action of staff on an order (G-139): its status and times are as before the action. */
import { mapValues } from '../../../../schema/objects';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { requireMatchingVersion } from '../editing/ifMatch';
import { dropEffects } from '../lifecycle/actionEffects';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { isRepeatedStep } from '../repetition/repeatedStep';
import { requireUndoableAction } from './lastAction';

interface UndoRequest {
  readonly ifMatch?: Date | undefined;
  /** Identifies a repeated request, which undoes nothing more. */
  readonly idempotencyKey?: string | undefined;
}

/** Undoes the action and drops its waiting notification and receipts. Throws CONFLICT when it cannot be undone or the order has changed since. */
export function undoOrderAction(context: Context, id: string, { ifMatch, idempotencyKey }: UndoRequest): Promise<Order> {
  context.authorize('order.updateStatus');
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    if (await isRepeatedStep(context, order, { step: 'undo', idempotencyKey })) return getOrder(context, id, 'order.read');
    await requireMatchingVersion(context, order, ifMatch);
    const undone = await requireUndoableAction(context, order);

    const columns = mapValues(undone.earlierColumns, time => (time ? new Date(time) : null));
    // Every change of an order has its own event, so the condition also detects a change and an undo at the same time.
    const { affected } = await context.records(Order).update({ id: order.id, event: order.event }, { ...columns, updatedAt: context.now });
    if (!affected) throwIf(notAllowedNowError);
    const undoneOrder = await context.records(Order).findOneByOrFail({ id: order.id });

    await dropEffects(context, order);
    await logAndPublishAction(context, order, {
      actor: context.viewer!.id,
      action: 'undo',
      from: order.status,
      to: undoneOrder.status,
      note: logText(undone.action, order.deliveryType),
      idempotencyKey,
    });
    return getOrder(context, id, 'order.read');
  });
}
