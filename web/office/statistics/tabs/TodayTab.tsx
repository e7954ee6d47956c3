/** The orders of today so far, beside usual days. It follows every order without a reload. */
import { useRefetchOnOrders } from '../../orders/live/useRefetchOnOrders';
import { TabBody } from '../TabBody';
import type { TabProps } from './panels';
import { UpdatedAt } from './today/UpdatedAt';
import { useTodayReportsQuery } from './today/Today.generated';
import { TodayReports } from './today/TodayReports';

export function TodayTab({ filter: { branch, mode, source } }: TabProps) {
  const { data, previousData, error, refetch } = useTodayReportsQuery({
    variables: { branch, mode, source },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnOrders(refetch);
  const reports = data ?? previousData;
  return (
    <TabBody error={reports ? undefined : error} isOutdated={false} onRetry={() => void refetch()}>
      {reports && (
        <>
          <UpdatedAt at={reports.today.at} hasFailed={error !== undefined} onRetry={() => void refetch()} />
          <TodayReports data={reports} />
        </>
      )}
    </TabBody>
  );
}
