/** Applies the payment status of the provider to the payment and its order. Only the provider's own response counts (domain.md 1). */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { Payment } from './payment.entity';
import { providerUnavailable, type ProviderPayment, type Provider, type PaymentStatus } from './providers/provider';

/** Settles the payment of an order. An order that is not paid online stays unchanged. */
export async function settlePaymentOf(context: Context, order: Id): Promise<void> {
  const payment = await context.records(Payment).findOneBy({ order });
  if (payment) await settlePayment(context, payment);
}

/**
 * Gets the payment status from the provider and applies it, once for the same status. Throws UNAVAILABLE when the provider does not
 * respond.
 */
export async function settlePayment(context: Context, payment: Payment): Promise<void> {
  if (!isStarted(payment)) return;
  const paymentStatus = await providerOf(context, payment).get(payment);
  await context.transaction(async context => {
    // Webhook, return URL and reconciliation can run at once. The lock runs them one after the other.
    const lockedPayment = await lockPayment(context, payment.id);
    if (paymentStatus.state === 'paid' && !isAmountCorrect(lockedPayment, paymentStatus))
      await saveMismatch(context, lockedPayment, paymentStatus);
    else await applyPaymentStatus(context, lockedPayment, paymentStatus);
  });
}

type StartedPayment = Payment & ProviderPayment;
export const isStarted = (payment: Payment): payment is StartedPayment => payment.reference !== null;

export function providerOf({ services }: Context, { provider }: Payment): Provider {
  const paymentProvider = services.payments[provider];
  if (!paymentProvider) throw providerUnavailable();
  return paymentProvider;
}

const lockPayment = (context: Context, id: Id): Promise<Payment> =>
  context.records(Payment).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });

const isAmountCorrect = (payment: Payment, { amount, currency }: PaymentStatus): boolean =>
  amount === payment.amount && currency === payment.currency;

async function applyPaymentStatus(context: Context, payment: Payment, { state, isRefunded }: PaymentStatus): Promise<void> {
  if (state === 'open') return; // Responses can arrive out of order: a final state does not become open again.
  const { paymentPort } = context.services;
  if (state !== payment.state) await updatePayment(context, payment, { state });
  await paymentPort.settled(context, payment.order, state);
  if (state !== 'paid' || !isRefunded || payment.refundState === 'done') return;
  await updatePayment(context, payment, { refundState: 'done' });
  await paymentPort.refunded(context, payment.order);
}

/** Records that the customer paid another amount or currency than requested. Staff must resolve this. */
async function saveMismatch(context: Context, payment: Payment, { amount, currency }: PaymentStatus): Promise<void> {
  if (payment.state === 'mismatched') return;
  const note = `Bezahlt wurden ${amount} ${currency} statt ${payment.amount} ${payment.currency} (kleinste Einheit).`;
  console.warn(`Order ${payment.uid}: ${note}`);
  await updatePayment(context, payment, { state: 'mismatched' });
  await context.services.paymentPort.mismatched(context, payment.order, note);
}

async function updatePayment(context: Context, { id }: Payment, change: Partial<Payment>): Promise<void> {
  await context.records(Payment).update({ id }, { ...change, updatedAt: context.now });
}
