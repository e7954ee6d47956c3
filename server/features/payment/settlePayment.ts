/** Applies the payment status of the provider to the payment and its order. Only the provider's own response counts (domain.md 1). */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { Payment } from './payment.entity';
import { amountText, applyRefunds } from './applyRefunds';
import { providerUnavailable, type ProviderPayment, type Provider, type PaymentStatus } from './providers/provider';
import { schedulePaymentCheck } from './schedulePaymentCheck';

/** Settles the payment of an order. An order that is not paid online stays unchanged. */
export async function settlePaymentOf(context: Context, order: Id): Promise<void> {
  const payment = await context.records(Payment).findOneBy({ order });
  if (payment) await settlePayment(context, payment);
}

/**
 * Gets the payment status from the provider, applies it, once for the same status, and returns it; null for a payment that has not been
 * created there. Throws UNAVAILABLE when the provider does not respond.
 */
export async function settlePayment(context: Context, payment: Payment): Promise<PaymentStatus | null> {
  if (!isStarted(payment)) return null;
  const paymentStatus = await providerOf(context, payment).get(payment);
  await context.transaction(async context => {
    // Webhook, return URL and reconciliation can run at once. The lock runs them one after the other.
    await applyPaymentStatus(context, await lockPayment(context, payment.id), paymentStatus);
  });
  return paymentStatus;
}

type StartedPayment = Payment & ProviderPayment;
export const isStarted = (payment: Payment): payment is StartedPayment => payment.reference !== null;

export function providerOf({ services }: Context, { provider }: Payment): Provider {
  const paymentProvider = services.payments[provider];
  if (!paymentProvider) throw providerUnavailable();
  return paymentProvider;
}

export const lockPayment = (context: Context, id: Id): Promise<Payment> =>
  context.records(Payment).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });

const isAmountCorrect = (payment: Payment, { amount, currency }: PaymentStatus): boolean =>
  amount === payment.amount && currency === payment.currency;

/** Responses can arrive out of order: a final state does not become open again, and money that was received is not lost. */
async function applyPaymentStatus(context: Context, payment: Payment, status: PaymentStatus): Promise<void> {
  if (status.state === 'open') return;
  if (status.state === 'failed') return applyFailure(context, payment);
  if (isAmountCorrect(payment, status)) await applyPaid(context, payment);
  else await applyMismatch(context, payment, status);
  await applyRefunds(context, payment, status);
}

async function applyFailure(context: Context, payment: Payment): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'mismatched')
    return console.warn(`Order ${payment.uid}: the provider reports its ${payment.state} payment as failed.`);
  await saveState(context, payment, 'failed');
  await context.services.paymentPort.settled(context, payment.order, 'failed');
}

async function applyPaid(context: Context, payment: Payment): Promise<void> {
  await saveState(context, payment, 'paid');
  await context.services.paymentPort.settled(context, payment.order, 'paid');
}

/**
 * Records that the customer paid another amount or currency than requested. The order fails after the payment timeout; a check refunds what
 * was received (G-142).
 */
async function applyMismatch(context: Context, payment: Payment, status: PaymentStatus): Promise<void> {
  if (payment.state === 'mismatched') return;
  const note = `Bezahlt wurden ${amountText(status)} statt ${amountText(payment)}.`;
  console.warn(`Order ${payment.uid}: ${note}`);
  await context.services.paymentPort.reported(context, payment.order, 'mismatch', note);
  if (payment.state === 'paid') return; // The order is already being prepared.
  await saveState(context, payment, 'mismatched');
  await schedulePaymentCheck(context, payment.order);
}

async function saveState(context: Context, { id, state: oldState }: Payment, state: Payment['state']): Promise<void> {
  if (state !== oldState) await context.records(Payment).update({ id }, { state, updatedAt: context.now });
}
