/** Deletes final orders; only admins can do it (G-122). */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { releaseUploads } from '../../media/upload/claimUploads';
import { isPaymentUnfinished } from '../../payment/refundPayment';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';

const paymentUnfinishedText = 'Die Zahlung dieser Bestellung ist noch offen oder nicht erstattet.';

/** Deletes a final order with its log and returns its id. No lock is needed: the deletion fails when the order has changed, as by an undo. */
export function deleteOrder(context: Context, id: string): Promise<Id> {
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.delete');
    throwIf(isFinal(order.status) ? undefined : notAllowedNowError);
    // Its payment is deleted with it, and without it money that arrives could not be refunded.
    if (order.status !== 'COMPLETED' && (await isPaymentUnfinished(context, order.id)))
      throw new AppError('CONFLICT', { message: paymentUnfinishedText });
    await releaseUploads(context, order.id);
    const { affected } = await context.records(Order).delete({ id: order.id, event: order.event });
    if (!affected) {
      await getOrder(context, id, 'order.delete'); // Another request has deleted it: throws NOT_FOUND.
      throwIf(notAllowedNowError);
    }
    await writeLog(context, {
      channel: 'order',
      message: `Bestellung ${order.uid} gelöscht.`,
      record: { collection: 'order', id: order.id },
    });
    await context.publish('orderChanged', { id: order.id, uid: order.uid, branch: order.branch });
    return order.id;
  });
}
