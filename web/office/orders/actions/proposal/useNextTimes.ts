/** The next available times of an order's branch, without those whose capacity is used. */
import { useClock } from '../../../../hooks/useClock';
import { useBranchHoursQuery, useProposalSlotsQuery } from '../../Orders.generated';
import { nextTimes, type ProposalOrder } from './proposalTimes';

/** Returns times in ISO 8601; none until they are loaded. */
export function useNextTimes(order: ProposalOrder & { branch: { id: string } }, timezone: string): string[] {
  const now = useClock(timezone);
  const branch = order.branch.id;
  const { data } = useBranchHoursQuery({ variables: { id: branch } });
  const { data: capacity } = useProposalSlotsQuery({ variables: { branch }, fetchPolicy: 'network-only' });
  const fullSlots = capacity?.fullSlots.find(({ deliveryType }) => deliveryType === order.deliveryType)?.slots;
  return data?.branch ? nextTimes(order, data.branch, now, fullSlots) : [];
}
