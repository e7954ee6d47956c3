/** Loads what needs attention beside open orders. Each part is queried only for viewers who may read it. */
import { can, canList } from '../../../schema/access/permissions';
import { device } from '../../../schema/collections/device';
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import { paymentProblem } from '../../../schema/collections/paymentProblem';
import { workingActivity } from '../../../schema/collections/workingActivity';
import { useClock } from '../../hooks/useClock';
import { useOffice } from '../shell/officeContext';
import { useDashboardRecordsQuery } from './Dashboard.generated';

/** Milliseconds. */
const refreshInterval = 60_000;

export function useDashboardRecords() {
  const { me, config } = useOffice();
  const today = useClock(config.timezone).startOf('day');
  const { data, previousData, error, refetch } = useDashboardRecordsQuery({
    variables: {
      user: me.id,
      since: today.minus({ days: 1 }).toUTC().toISO()!,
      withOrders: can(me.roles, 'order.read'),
      withTasks: can(me.roles, 'task.list'),
      withActivities: canList(me.roles, workingActivity),
      withDevices: canList(me.roles, device),
      withProblems: canList(me.roles, paymentProblem),
      withMessages: canList(me.roles, outboxMessage),
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshInterval,
    skipPollAttempt: () => document.hidden,
  });
  return { records: data ?? previousData, error, refetch };
}
