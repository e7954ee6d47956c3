/** Applies what the provider reports about the refunds of a payment. */
import { moneyText } from '../../../schema/rules/pricing/money';
import type { Context } from '../../platform/context/context';
import { Payment } from './payment.entity';
import { refundableAmount, type MinorAmount, type PaymentStatus } from './providers/provider';

export const amountText = ({ amount, currency }: MinorAmount): string => moneyText(amount / 100, currency);

/** Runs inside the transaction that has locked the payment. */
export async function applyRefunds(context: Context, payment: Payment, status: PaymentStatus): Promise<void> {
  const { refunded, pendingRefund, chargedBack, currency } = status;
  if (chargedBack > 0) {
    const note = `Zurückgebucht wurden ${amountText({ amount: chargedBack, currency })}.`;
    await context.services.paymentPort.reported(context, payment.order, 'chargeback', note);
  }
  if (refundableAmount(status) > 0) return applyMissingRefund(context, payment, status);
  if (pendingRefund > 0) await saveAccepted(context, payment);
  else if (refunded > 0 || payment.refundState !== null) await saveDone(context, payment, refunded > 0);
}

/** A refund that the provider has accepted or made, and now lists as failed, is not made any more. */
async function applyMissingRefund(context: Context, payment: Payment, status: PaymentStatus): Promise<void> {
  const wasAccepted = payment.refundState === 'done' || (payment.refundState === 'asked' && payment.refundAnsweredAt !== null);
  if (!wasAccepted || !status.hasFailedRefund) return;
  await failRefund(context, payment, { amount: refundableAmount(status), currency: status.currency });
}

/** Records that the provider does not make the refund, and reports it to staff. */
export async function failRefund(context: Context, payment: Payment, amount: MinorAmount, reason = ''): Promise<void> {
  await save(context, payment, { refundState: 'failed' });
  const note = `Der Zahlungsdienst hat ${amountText(amount)} nicht erstattet.${reason && ` Seine Meldung: ${reason.slice(0, 200)}`}`;
  await context.services.paymentPort.reported(context, payment.order, 'refundFailed', note);
}

/** The refund is on its way, by our request or by one of staff at the provider. */
async function saveAccepted(context: Context, payment: Payment): Promise<void> {
  if (payment.refundState === null || (payment.refundState === 'asked' && payment.refundAnsweredAt !== null)) return;
  await save(context, payment, { refundState: 'asked', refundAnsweredAt: context.now });
}

async function saveDone(context: Context, payment: Payment, isRefunded: boolean): Promise<void> {
  if (payment.refundState === 'done') return;
  await save(context, payment, { refundState: 'done' });
  if (isRefunded) await context.services.paymentPort.refunded(context, payment.order);
}

async function save(context: Context, { id }: Payment, change: Partial<Payment>): Promise<void> {
  await context.records(Payment).update({ id }, { ...change, updatedAt: context.now });
}
