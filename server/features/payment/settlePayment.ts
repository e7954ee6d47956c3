/** Applies the payment status of the provider to the order. Only the provider's own response counts (domain.md 1). */
import { statusOf } from '../../../schema/rules/order/orderStatus';
import type { Context } from '../../platform/context/context';
import { Order } from '../order/order.entity';
import { applyAction, logAndPublishAction } from '../order/lifecycle/applyAction';
import { Payment } from './payment.entity';
import { providerUnavailable, type ProviderPayment, type Provider, type PaymentStatus } from './providers/provider';

/**
 * Gets the payment status from the provider and applies the resulting action, once for the same status. Throws UNAVAILABLE when the
 * provider does not respond.
 */
export async function settlePayment(context: Context, payment: Payment): Promise<void> {
  if (!isStarted(payment)) return;
  const paymentStatus = await providerOf(context, payment).get(payment);
  await context.transaction(async context => {
    // Webhook, return URL and reconciliation can run at once. The lock runs them one after the other.
    const lockedPayment = await lockPayment(context, payment.id);
    const order = await context.records(Order).findOneByOrFail({ id: payment.order });
    if (paymentStatus.state === 'paid' && !isAmountCorrect(lockedPayment, paymentStatus))
      await saveMismatch(context, { order, payment: lockedPayment, paymentStatus });
    else await applyPaymentStatus(context, { order, payment: lockedPayment, paymentStatus });
  });
}

type StartedPayment = Payment & ProviderPayment;
export const isStarted = (payment: Payment): payment is StartedPayment => payment.reference !== null;

export function providerOf({ services }: Context, { provider }: Payment): Provider {
  const paymentProvider = services.payments[provider];
  if (!paymentProvider) throw providerUnavailable();
  return paymentProvider;
}

const lockPayment = (context: Context, id: string): Promise<Payment> =>
  context.records(Payment).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });

const isAmountCorrect = (payment: Payment, { amount, currency }: PaymentStatus): boolean =>
  amount === payment.amount && currency === payment.currency;

interface PaymentSnapshot {
  order: Order;
  payment: Payment;
  paymentStatus: PaymentStatus;
}

const providerActor = { actor: 'provider', loggedActor: 'provider' } as const;

async function applyPaymentStatus(context: Context, { order, payment, paymentStatus }: PaymentSnapshot): Promise<void> {
  const { state, isRefunded } = paymentStatus;
  const status = statusOf(order);
  // Responses can arrive out of order: a final state does not become open again.
  if (state !== payment.state && state !== 'open')
    await context.records(Payment).update({ id: payment.id }, { state, updatedAt: context.now });
  if (state === 'paid' && order.paidAt === null) {
    const isLate = status === 'FAILED' || status === 'CANCELED';
    if (isLate || status === 'WAITING_FOR_PAYMENT')
      await applyAction(context, order, { action: isLate ? 'payment-late' : 'payment-paid', ...providerActor });
  }
  if (state === 'failed' && status === 'WAITING_FOR_PAYMENT')
    await applyAction(context, order, { action: 'payment-failed', ...providerActor });
  if (isRefunded && order.paidAt !== null && order.refundedAt === null) await saveRefund(context, { order, payment, paymentStatus });
}

async function saveRefund(context: Context, { order, payment }: PaymentSnapshot): Promise<void> {
  await context.records(Payment).update({ id: payment.id }, { refundState: 'done', updatedAt: context.now });
  await context.records(Order).update({ id: order.id }, { refundedAt: context.now, updatedAt: context.now });
  await logAndPublishAction(context, order, { actor: 'provider', action: 'refunded', from: order.status, to: order.status, note: null });
}

/** Records that the customer paid another amount or currency than requested. Staff must resolve this. */
async function saveMismatch(context: Context, { order, payment, paymentStatus }: PaymentSnapshot): Promise<void> {
  if (payment.state === 'mismatched') return;
  const note = `Bezahlt wurden ${paymentStatus.amount} ${paymentStatus.currency} statt ${payment.amount} ${payment.currency} (kleinste Einheit).`;
  console.warn(`Order ${order.uid}: ${note}`);
  await context.records(Payment).update({ id: payment.id }, { state: 'mismatched', updatedAt: context.now });
  await logAndPublishAction(context, order, { actor: 'provider', action: 'payment-mismatch', from: order.status, to: order.status, note });
}
