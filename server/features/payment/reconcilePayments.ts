/** Looks after payments by itself: a provider's message may be lost, a customer may never come back, money may have to go back (table S). */
import { IsNull } from 'typeorm';
import type { Context } from '../../platform/context/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { Order } from '../order/order.entity';
import { takeStep } from '../order/lifecycle/applyAction';
import { getSettings } from '../settings/settings.service';
import { Payment } from './payment.entity';
import { isOpened, providerOf, settlePayment } from './settlePayment';

const atOnce = 20;
const minute = 60_000;
/** Minutes after which we ask by ourselves, and from then on every so many. */
const looks = [2, 10, 30];
const afterwards = 60;
/** Nobody pays after so many days. */
const longest = 14 * 24 * 60 * minute;

/** Looks at payments whose time has come. Several processes may: each takes some, none twice; who finds many has the rest looked at. */
export async function sweepPayments(context: Context): Promise<void> {
  const due = await claimDue(context);
  if (due.length === atOnce) await enqueue(context, 'sweepPayments', {}, 'sweepPayments');
  for (const id of due) await look(context, id).catch(console.error);
}

async function claimDue({ services: { database }, now }: Context): Promise<string[]> {
  const [rows] = await database.query<[{ id: string }[], number]>(
    `update payment set "nextLookAt" = $2 where id in (
       select id from payment where "nextLookAt" <= $1 order by "nextLookAt" limit ${atOnce} for update skip locked
     ) returning id`,
    [now, new Date(now.getTime() + 2 * minute)],
  );
  return rows.map(({ id }) => id);
}

async function look(context: Context, id: string): Promise<void> {
  const payments = context.records(Payment);
  await settlePayment(context, await payments.findOneByOrFail({ id })).catch(console.error); // its time runs out all the same
  const payment = await payments.findOneByOrFail({ id });
  if (payment.state === 'open') await endIfTooLate(context, payment);
  await refundIfDue(context, payment); // what fails is tried again in two minutes
  await payments.update({ id }, { nextLookAt: nextLook(await payments.findOneByOrFail({ id }), context.now) });
}

async function endIfTooLate(context: Context, { order: id, createdAt }: Payment): Promise<void> {
  const { paymentTimeoutMinutes } = await getSettings(context);
  if (context.now.getTime() < createdAt.getTime() + paymentTimeoutMinutes * minute) return;
  await context.atomically(async context => {
    const order = await context.records(Order).findOneByOrFail({ id });
    if (order.status === 'WAITING_FOR_PAYMENT') await takeStep(context, order, { action: 'payment-failed', actor: 'system', by: 'system' });
  });
}

/** Nothing more once it is decided and nothing is under way back. */
function nextLook({ state, refundState, createdAt, updatedAt }: Payment, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const isWaiting = state === 'open' || refundState === 'asked';
  if (!isWaiting || now.getTime() - updatedAt.getTime() > longest) return null;
  const next = looks.map(minutes => minutes * minute).find(look => look > age);
  return new Date(next === undefined ? now.getTime() + afterwards * minute : createdAt.getTime() + next);
}

/** Sends back what was paid for an order that came to nothing. It is marked before the provider is asked: of two who look, one asks. */
async function refundIfDue(context: Context, payment: Payment): Promise<void> {
  if (payment.state !== 'paid' || payment.refundState !== null || !isOpened(payment)) return;
  const { paidAt, rejectedAt, canceledAt, failedAt } = await context.records(Order).findOneByOrFail({ id: payment.order });
  if (paidAt === null || !(rejectedAt ?? canceledAt ?? failedAt)) return;
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
