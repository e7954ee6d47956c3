/** Holds the proposed times of an order until the customer answers (G-152). */
import { AppError } from '../../../../schema/errors/appError';
import { proposalExpiry, proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { Context } from '../../../platform/context/context';
import { hasErrorCode } from '../../../platform/database/databaseErrors';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { Order } from '../order.entity';
import { slotFullCode } from '../placing/insertOrder';

/**
 * Takes a place in the quarters of an hour of the stored proposal, and queues its expiry; both in the transaction of the proposal. Throws
 * CONFLICT when one of them is full.
 */
export async function holdProposedTimes(context: Context, order: Order): Promise<void> {
  await claimProposedSlots(context, [order.id]).catch(error => {
    if (!hasErrorCode(error, slotFullCode)) throw error;
    throw new AppError('CONFLICT', { issues: [{ path: ['counterAppointment'], rule: 'slotFull' }] });
  });
  await scheduleExpiry(context, order, context.now);
}

const claimProposedSlots = preparedStatement('claim_proposed_slots', 'select claim_proposed_slots($1)');

/** Queues the expiry of the proposal. It replaces that of an earlier proposal. */
export async function scheduleExpiry(context: Context, order: Order, proposedAt: Date): Promise<void> {
  const delay = Math.ceil((proposalExpiry(proposedTimesOf(order), proposedAt).getTime() - context.now.getTime()) / 1000);
  await enqueue(
    context,
    'expireProposal',
    { order: order.id, proposedAt: proposedAt.toISOString() },
    { key: `expireProposal ${order.id}`, delay: Math.max(0, delay) },
  );
}
