/** Checks payments regularly, because a webhook can get lost, a customer may not return, or a payment may need a refund (table S). */
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../../platform/context/context';
import { reportUnexpected } from '../../platform/context/reportUnexpected';
import { enqueue } from '../../platform/jobs/enqueue';
import { getSettings } from '../settings/settings.service';
import { Payment } from './payment.entity';
import { askForRefund, isUnanswered, markDueRefund, reportDelayedRefund } from './refundPayment';
import { settlePayment } from './settlePayment';

const batchSize = 20;
const minute = 60_000;
/** Minutes after creation at which a payment is checked; later checks repeat at `laterInterval` minutes. */
const checkMinutes = [2, 10, 30];
const laterInterval = 60;
/** Minutes between two requests for a refund in its first hour, and the time after which a crashed check is repeated. */
const retryInterval = 2;
/** After this time an open payment or a failed refund is no longer checked. */
const maxAge = 14 * 24 * 60 * minute;

/**
 * Checks the payments that are due. Several processes can run at once: each claims different payments, one at a time, because a claim lasts
 * for two minutes. After a full batch, another run is queued.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  for (let count = 0; count < batchSize; count++) {
    const claim = await claimDuePayment(context);
    if (!claim) return;
    await checkPayment(context, claim).catch(reportCheckError(context));
  }
  await enqueue(context, 'reconcilePayments', {}, { key: 'reconcilePayments' });
}

interface Claim {
  readonly id: Id;
  readonly nextLookAt: Date;
}

async function claimDuePayment({ services: { database }, now }: Context): Promise<Claim | undefined> {
  const [rows] = await database.query<[Claim[], number]>(
    `update payment set "nextLookAt" = $2 where id in (
       select id from payment where "nextLookAt" <= $1 order by "nextLookAt" limit 1 for update skip locked
     ) returning id, "nextLookAt"`,
    [now, new Date(now.getTime() + retryInterval * minute)],
  );
  return rows[0];
}

async function checkPayment(context: Context, { id, nextLookAt }: Claim): Promise<void> {
  const payments = context.records(Payment);
  const load = (): Promise<Payment> => payments.findOneByOrFail({ id });
  // The payment timeout applies even when the provider does not respond.
  const status = await settlePayment(context, await load()).catch(reportCheckError(context));
  await failIfOverdue(context, await load());
  await markDueRefund(context, await load());
  if (status) await askForRefund(context, await load(), status).catch(reportCheckError(context));
  const payment = await load();
  await reportDelayedRefund(context, payment);
  // An order that ended during the check has scheduled the next one.
  await payments.update({ id, nextLookAt }, { nextLookAt: nextCheckTime(payment, context.now) });
}

const reportCheckError = ({ services }: Context) => reportUnexpected(services.errorLog, 'Prüfung der Zahlungen');

async function failIfOverdue(context: Context, { order, state, createdAt }: Payment): Promise<void> {
  if (state !== 'open' && state !== 'mismatched') return;
  const { paymentTimeoutMinutes } = await getSettings(context);
  if (context.now.getTime() < createdAt.getTime() + paymentTimeoutMinutes * minute) return;
  await context.transaction(context => context.services.paymentPort.expired(context, order));
}

/** Returns null once the state is final. A due refund is never forgotten. */
function nextCheckTime(payment: Payment, now: Date): Date | null {
  const { state, refundState, createdAt, refundAskedAt } = payment;
  const startedAt = (refundAskedAt ?? createdAt).getTime();
  const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * minute);
  if (refundState === 'asked') {
    const isNew = isUnanswered(payment) && now.getTime() - startedAt < laterInterval * minute;
    return inMinutes(isNew ? retryInterval : laterInterval);
  }
  const isWaiting = state === 'open' || refundState === 'failed' || (state === 'mismatched' && refundState === null);
  if (!isWaiting || now.getTime() - startedAt > maxAge) return null;
  const age = now.getTime() - createdAt.getTime();
  const next = checkMinutes.map(minutes => minutes * minute).find(delay => delay > age);
  return next === undefined ? inMinutes(laterInterval) : new Date(createdAt.getTime() + next);
}
