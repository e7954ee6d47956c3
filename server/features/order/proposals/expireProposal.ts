/** The job that lets a proposal expire that the customer has not answered in time (G-152). */
import { proposalExpiry, proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { Context } from '../../../platform/context/context';
import type { Jobs } from '../../../platform/jobs/enqueue';
import { Order } from '../order.entity';
import { applyAction } from '../lifecycle/applyAction';
import { scheduleExpiry } from './holdProposedTimes';

/** Makes the order wait for its confirmation again, unless the proposal has been answered or withdrawn. A later proposal has its own job. */
export function expireProposal(context: Context, { order: id, proposedAt }: Jobs['expireProposal']): Promise<void> {
  return context.transaction(async context => {
    const order = await context.records(Order).findOneBy({ id });
    if (order?.status !== 'COUNTER_PROPOSED') return;
    const at = new Date(proposedAt);
    if (context.now < proposalExpiry(proposedTimesOf(order), at)) await scheduleExpiry(context, order, at);
    else await applyAction(context, order, { action: 'expireProposal', actor: 'system', loggedActor: 'system' });
  });
}
