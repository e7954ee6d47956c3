/** Applies what happens to a payment to its order: implements the port that payments declare. */
import type { Id } from '../../../../schema/fields/field';
import { statusOf } from '../../../../schema/rules/order/orderStatus';
import { statusPath } from '../../../../schema/site/paths';
import type { Context } from '../../../platform/context/context';
import { Branch } from '../../branch/branch.entity';
import type { PaymentPort } from '../../payment/paymentPort';
import { orderByLink } from '../customer/orderLink';
import { Order } from '../order.entity';
import { reportPaymentProblem, resolvePaymentProblems } from '../paymentProblems/reportPaymentProblem';
import { applyAction } from './applyAction';
import { logAndPublishAction } from './orderLog';

const provider = { actor: 'provider', loggedActor: 'provider' } as const;
const system = { actor: 'system', loggedActor: 'system' } as const;

export const onPaymentSettled: PaymentPort = {
  orderByLink: async (context, link) => (await orderByLink(context, link)).id,

  async linkOf(context, id) {
    const { uid, hash } = await findOrder(context, id);
    return { uid, hash };
  },

  async returnPath(context, id) {
    const order = await findOrder(context, id);
    if (statusOf(order) !== 'FAILED') return statusPath(order);
    const { identifier } = await context.records(Branch).findOneByOrFail({ id: order.branch });
    return `/store/${encodeURIComponent(identifier)}/checkout/error`; // with the cart, so that the customer can order again
  },

  async isRefundDue(context, id) {
    const { rejectedAt, canceledAt, failedAt } = await findOrder(context, id);
    return (rejectedAt ?? canceledAt ?? failedAt) !== null;
  },

  async settled(context, id, state) {
    const order = await findOrder(context, id);
    const status = statusOf(order);
    if (state === 'failed') {
      if (status === 'WAITING_FOR_PAYMENT') await applyAction(context, order, { action: 'paymentFailed', ...provider });
    } else if (order.paidAt === null) {
      const isLate = status === 'FAILED' || status === 'CANCELED';
      if (isLate || status === 'WAITING_FOR_PAYMENT')
        await applyAction(context, order, { action: isLate ? 'paymentLate' : 'paymentPaid', ...provider });
    }
  },

  async expired(context, id) {
    const order = await findOrder(context, id);
    if (statusOf(order) === 'WAITING_FOR_PAYMENT') await applyAction(context, order, { action: 'paymentFailed', ...system });
  },

  async refunded(context, id) {
    const order = await findOrder(context, id);
    await context.records(Order).update({ id }, { refundedAt: context.now, updatedAt: context.now });
    await logAndPublishAction(context, order, { actor: 'provider', action: 'refunded', from: order.status, to: order.status, note: null });
    await resolvePaymentProblems(context, id);
  },

  async reported(context, id, problem, note) {
    await reportPaymentProblem(context, await findOrder(context, id), problem, note);
  },
};

const findOrder = (context: Context, id: Id): Promise<Order> => context.records(Order).findOneByOrFail({ id });
