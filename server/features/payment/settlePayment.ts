/** What the provider says of a payment, carried over to its order: money counts only by the provider's own word (domain.md 1). */
import { statusOf } from '../../../schema/rules/order/orderStatus';
import type { Context } from '../../platform/context/context';
import { Order } from '../order/order.entity';
import { takeStep, tellStep } from '../order/lifecycle/applyAction';
import { Payment } from './payment.entity';
import { isAway, type Opened, type Provider, type Standing } from './providers/provider';

/** Asks the provider how the payment stands, and takes the step that follows. Twice the same answer is one step. UNAVAILABLE while it is away. */
export async function settlePayment(context: Context, payment: Payment): Promise<void> {
  if (!isOpened(payment)) return;
  const standing = await providerOf(context, payment).read(payment);
  await context.atomically(async context => {
    // Webhook, return and our own look may meet: one after the other, each on what the one before it left.
    const locked = await lockedPayment(context, payment.id);
    const order = await context.records(Order).findOneByOrFail({ id: payment.order });
    if (standing.state === 'paid' && !isRight(locked, standing)) await noteMismatch(context, { order, payment: locked, standing });
    else await follow(context, { order, payment: locked, standing });
  });
}

type OpenedPayment = Payment & Opened;
export const isOpened = (payment: Payment): payment is OpenedPayment => payment.reference !== null;

export function providerOf({ services }: Context, { provider }: Payment): Provider {
  const found = services.payments[provider];
  if (!found) throw isAway();
  return found;
}

const lockedPayment = (context: Context, id: string): Promise<Payment> =>
  context.records(Payment).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });

const isRight = (payment: Payment, { amount, currency }: Standing): boolean => amount === payment.amount && currency === payment.currency;

interface Seen {
  order: Order;
  payment: Payment;
  standing: Standing;
}

const byProvider = { actor: 'provider', by: 'provider' } as const;

async function follow(context: Context, { order, payment, standing }: Seen): Promise<void> {
  const { state, isRefunded } = standing;
  const status = statusOf(order);
  // An answer may be overtaken by a later one: what is decided is not open again.
  if (state !== payment.state && state !== 'open')
    await context.records(Payment).update({ id: payment.id }, { state, updatedAt: context.now });
  if (state === 'paid' && order.paidAt === null) {
    const isLate = status === 'FAILED' || status === 'CANCELED';
    if (isLate || status === 'WAITING_FOR_PAYMENT')
      await takeStep(context, order, { action: isLate ? 'payment-late' : 'payment-paid', ...byProvider });
  }
  if (state === 'failed' && status === 'WAITING_FOR_PAYMENT') await takeStep(context, order, { action: 'payment-failed', ...byProvider });
  if (isRefunded && order.paidAt !== null && order.refundedAt === null) await noteRefund(context, { order, payment, standing });
}

async function noteRefund(context: Context, { order, payment }: Seen): Promise<void> {
  await context.records(Payment).update({ id: payment.id }, { refundState: 'done', updatedAt: context.now });
  await context.records(Order).update({ id: order.id }, { refundedAt: context.now, updatedAt: context.now });
  await tellStep(context, order, { actor: 'provider', action: 'refunded', from: order.status, to: order.status, note: null });
}

/** Something else was paid than was asked for: nobody but people can make sense of that. */
async function noteMismatch(context: Context, { order, payment, standing }: Seen): Promise<void> {
  if (payment.state === 'mismatched') return;
  const note = `Bezahlt wurden ${standing.amount} ${standing.currency} statt ${payment.amount} ${payment.currency} (kleinste Einheit).`;
  console.warn(`Order ${order.uid}: ${note}`);
  await context.records(Payment).update({ id: payment.id }, { state: 'mismatched', updatedAt: context.now });
  await tellStep(context, order, { actor: 'provider', action: 'payment-mismatch', from: order.status, to: order.status, note });
}
