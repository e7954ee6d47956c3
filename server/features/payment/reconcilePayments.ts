/** Checks payments regularly, because a webhook can get lost, a customer may not return, or a payment may need a refund (table S). */
import { IsNull } from 'typeorm';
import type { Context } from '../../platform/context/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { getSettings } from '../settings/settings.service';
import { Payment } from './payment.entity';
import { isStarted, providerOf, settlePayment } from './settlePayment';

const batchSize = 20;
const minute = 60_000;
/** Minutes after creation at which a payment is checked; later checks repeat at `laterInterval` minutes. */
const checkMinutes = [2, 10, 30];
const laterInterval = 60;
/** After this time an open payment is no longer checked. */
const maxAge = 14 * 24 * 60 * minute;

/**
 * Checks the payments that are due. Several processes can run at once: each claims different payments. After a full batch, another run is
 * queued.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const ids = await claimDuePayments(context);
  if (ids.length === batchSize) await enqueue(context, 'reconcilePayments', {}, 'reconcilePayments');
  for (const id of ids) await checkPayment(context, id).catch(console.error);
}

async function claimDuePayments({ services: { database }, now }: Context): Promise<string[]> {
  const [rows] = await database.query<[{ id: string }[], number]>(
    `update payment set "nextLookAt" = $2 where id in (
       select id from payment where "nextLookAt" <= $1 order by "nextLookAt" limit ${batchSize} for update skip locked
     ) returning id`,
    [now, new Date(now.getTime() + 2 * minute)],
  );
  return rows.map(({ id }) => id);
}

async function checkPayment(context: Context, id: string): Promise<void> {
  const payments = context.records(Payment);
  await settlePayment(context, await payments.findOneByOrFail({ id })).catch(console.error); // The payment timeout applies even when the provider does not respond.
  const payment = await payments.findOneByOrFail({ id });
  if (payment.state === 'open') await failIfOverdue(context, payment);
  await refundIfDue(context, payment); // A failed refund is tried again in two minutes.
  await payments.update({ id }, { nextLookAt: nextCheckTime(await payments.findOneByOrFail({ id }), context.now) });
}

async function failIfOverdue(context: Context, { order, createdAt }: Payment): Promise<void> {
  const { paymentTimeoutMinutes } = await getSettings(context);
  if (context.now.getTime() < createdAt.getTime() + paymentTimeoutMinutes * minute) return;
  await context.transaction(context => context.services.paymentPort.expired(context, order));
}

/** Returns null once the state is final and no refund is pending. */
function nextCheckTime({ state, refundState, createdAt, updatedAt }: Payment, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const isWaiting = state === 'open' || refundState === 'asked';
  if (!isWaiting || now.getTime() - updatedAt.getTime() > maxAge) return null;
  const next = checkMinutes.map(minutes => minutes * minute).find(delay => delay > age);
  return new Date(next === undefined ? now.getTime() + laterInterval * minute : createdAt.getTime() + next);
}

/**
 * Refunds the payment of an order that was rejected, canceled or failed. The refund is marked first, so that only one of two processes
 * requests it.
 */
async function refundIfDue(context: Context, payment: Payment): Promise<void> {
  if (payment.state !== 'paid' || payment.refundState !== null || !isStarted(payment)) return;
  if (!(await context.services.paymentPort.isRefundDue(context, payment.order))) return;
  const payments = context.records(Payment);
  const { affected } = await payments.update({ id: payment.id, refundState: IsNull() }, { refundState: 'asked', updatedAt: context.now });
  if (!affected) return;
  try {
    await providerOf(context, payment).refund(payment);
  } catch (error) {
    await payments.update({ id: payment.id }, { refundState: null });
    throw error;
  }
}
