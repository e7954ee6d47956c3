/** Records that staff has seen the changes of an order, or its cancellation, so that no board marks them any longer. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { integer } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { changesAfter, isCancellationUnseen, unseenChanges } from '../../../../schema/rules/order/items/itemChanges';
import type { Context } from '../../../platform/context/context';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';

export const changesSeenFields = {
  event: integer({ label: 'Gezeigter Stand', required: true, min: 0, description: 'The `event` of the version that was shown' }),
};

/** Marks the changes up to this version of the order as seen. Changes nothing when another board was faster; later changes stay. */
export function markChangesSeen(context: Context, id: string, input: { event: number }): Promise<Order> {
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    throwIfInvalid(validate(changesSeenFields, input));
    const changes = unseenChanges(order);
    const remaining = changesAfter(changes, input.event);
    const isCancellationSeen = isCancellationUnseen(order) && order.event <= input.event;
    if (remaining.length === changes.length && !isCancellationSeen) return order;
    const itemChanges = remaining.length > 0 ? remaining : null;
    const cancellationSeenAt = isCancellationSeen ? context.now : order.cancellationSeenAt;
    // `updatedAt` stays, because nothing changes that staff could be editing.
    const { updatedAt } = order;
    const { affected } = await context
      .records(Order)
      .update({ id: order.id, event: order.event }, { itemChanges, cancellationSeenAt, updatedAt });
    if (!affected) throw new AppError('CONFLICT');
    const { id: actor } = context.viewer!;
    await logAndPublishAction(context, order, { actor, action: 'changes-seen', from: order.status, to: order.status, note: null });
    return getOrder(context, id, 'order.read');
  });
}
