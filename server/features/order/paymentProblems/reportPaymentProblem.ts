/** Reports problems with payments to staff: in the list of problems, the log of the order, the log and by e-mail to the branch (G-142). */
import type { Id } from '../../../../schema/fields/field';
import type { LogName } from '../../../../schema/rules/order/actions/orderLogText';
import type { PaymentProblemType } from '../../../../schema/collections/paymentProblem';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { queueMessage } from '../../messages/queueMessage';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { loadOrderEmailData } from '../notifications/orderEmailData';
import { Order } from '../order.entity';
import { PaymentProblem } from './paymentProblem.entity';
import { buildProblemEmail } from './problemEmail';

const logNames: { readonly [P in PaymentProblemType]: LogName } = {
  mismatch: 'payment-mismatch',
  refundFailed: 'refund-failed',
  refundDelayed: 'refund-delayed',
  chargeback: 'payment-chargeback',
};

/** Reports the problem inside the transaction that has found it, once until it is resolved. */
export async function reportPaymentProblem(context: Context, order: Order, problem: PaymentProblemType, note: string): Promise<void> {
  const { id, uid, branch, status } = order;
  if (!(await insertProblem(context, { order: id, uid, branch, problem, note }))) return;
  // The provider reports it as failed after all, so the customer does not have the money.
  if (problem === 'refundFailed') await context.records(Order).update({ id }, { refundedAt: null });
  const event = await logAndPublishAction(context, order, {
    actor: 'provider',
    action: logNames[problem],
    from: status,
    to: status,
    note,
  });
  const record = { collection: 'order', id };
  await writeLog(context, { channel: 'payment', level: 'error', message: `Bestellung ${uid}: ${note}`, record, who: 'Zahlungsdienst' });
  const email = buildProblemEmail(problem, note, await loadOrderEmailData(context, order));
  if (email) await queueMessage(context, { ...email, key: `${id} ${event} branch` });
}

type ProblemInput = Pick<PaymentProblem, 'order' | 'uid' | 'branch' | 'problem' | 'note'>;

/**
 * Returns false when the problem is already reported and not resolved. Staff resolves a chargeback, which the provider reports with every
 * later call, so the same one is reported once.
 */
async function insertProblem(context: Context, problem: ProblemInput): Promise<boolean> {
  const { order, note } = problem;
  if (problem.problem === 'chargeback' && (await context.records(PaymentProblem).existsBy({ order, note }))) return false;
  const { raw } = await context.db
    .createQueryBuilder()
    .insert()
    .into(PaymentProblem)
    .values({ ...problem, createdAt: context.now, updatedAt: context.now })
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length > 0;
}

/** Resolves the problems of an order whose payment is refunded. */
export async function resolvePaymentProblems(context: Context, order: Id): Promise<void> {
  await context.records(PaymentProblem).update({ order, isResolved: false }, { isResolved: true, updatedAt: context.now });
}
