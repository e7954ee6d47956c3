/**
 * Refunds payments of orders that have ended. A refund is first marked as due and then asked for, until the provider has answered: a crash
 * in between repeats the request, which has the same idempotency key and amount.
 */
import { Equal, In, IsNull, Not, Or } from 'typeorm';
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { amountText, failRefund } from './applyRefunds';
import { Payment } from './payment.entity';
import { refundableAmount, RefundRejectedError, type MinorAmount, type PaymentStatus } from './providers/provider';
import { isStarted, lockPayment, providerOf } from './settlePayment';

/** Marks the refund of a payment as due when its order has ended. */
export async function markDueRefund(context: Context, { id, state, order, refundState }: Payment): Promise<void> {
  if ((state !== 'paid' && state !== 'mismatched') || refundState !== null) return;
  if (!(await context.services.paymentPort.isRefundDue(context, order))) return;
  const mark = { refundState: 'asked', refundAskedAt: context.now, updatedAt: context.now } as const;
  await context.records(Payment).update({ id, refundState: IsNull() }, mark);
}

export const isUnanswered = ({ refundState, refundAnsweredAt }: Payment): boolean => refundState === 'asked' && refundAnsweredAt === null;

/**
 * Asks for a due refund unless the provider has answered. Needs a current status of the provider, which may have made the refund although
 * its answer was lost: providers delete idempotency keys, often after an hour.
 */
export async function askForRefund(context: Context, payment: Payment, status: PaymentStatus): Promise<void> {
  if (!isUnanswered(payment) || !isStarted(payment) || status.state !== 'paid' || refundableAmount(status) <= 0) return;
  const amount = await fixAmount(context, payment, status);
  try {
    await providerOf(context, payment).refund(payment, amount);
  } catch (error) {
    if (!(error instanceof RefundRejectedError)) throw error;
    return rejectRefund(context, payment, amount, error.message);
  }
  const answer = { refundState: 'asked', refundAnsweredAt: context.now, updatedAt: context.now } as const;
  await context.records(Payment).update({ id: payment.id, refundState: 'asked', refundAnsweredAt: IsNull() }, answer);
}

/** Stores the amount before the first request, so that repeated requests ask for the same. */
async function fixAmount(context: Context, { id }: Payment, status: PaymentStatus): Promise<MinorAmount> {
  const payments = context.records(Payment);
  await payments.update({ id, refundAmount: IsNull() }, { refundAmount: refundableAmount(status) });
  const { refundAmount } = await payments.findOneByOrFail({ id });
  return { amount: refundAmount!, currency: status.currency };
}

const rejectRefund = (context: Context, { id }: Payment, amount: MinorAmount, reason: string): Promise<void> =>
  context.transaction(async context => {
    const payment = await lockPayment(context, id);
    if (isUnanswered(payment)) await failRefund(context, payment, amount, reason); // Another process may have got an answer.
  });

/** Tells whether the payment of an order that has ended can still arrive, or is still to be refunded by the server. */
export const isPaymentUnfinished = (context: Context, order: Id): Promise<boolean> =>
  context.records(Payment).existsBy([
    { order, state: 'open', reference: Not(IsNull()), nextLookAt: Not(IsNull()) },
    { order, state: In(['paid', 'mismatched']), refundState: Or(IsNull(), Equal('asked')) },
  ]);

const day = 24 * 60 * 60_000;
/** Milliseconds after which staff must know of a refund without an answer, or without an end: banks need some days. */
const answerTimeout = day;
const completionTimeout = 14 * day;

/** Reports a refund that the provider has not answered for a day, or has not made for two weeks. It stays due. */
export async function reportDelayedRefund(context: Context, payment: Payment): Promise<void> {
  const { refundState, refundAskedAt, refundAmount, amount, currency, order } = payment;
  if (refundState !== 'asked' || !refundAskedAt) return;
  const age = context.now.getTime() - refundAskedAt.getTime();
  if (age < (isUnanswered(payment) ? answerTimeout : completionTimeout)) return;
  const note = isUnanswered(payment)
    ? 'Der Zahlungsdienst antwortet seit mehr als einem Tag nicht auf die Erstattung'
    : 'Der Zahlungsdienst hat die Erstattung seit zwei Wochen nicht ausgeführt';
  const text = `${note}: ${amountText({ amount: refundAmount ?? amount, currency })}.`;
  await context.transaction(context => context.services.paymentPort.reported(context, order, 'refundDelayed', text));
}
