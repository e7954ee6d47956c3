/** The orders of today so far, beside usual days. It follows every order without a reload. */
import { useClock } from '../../../hooks/useClock';
import { useRefetchOnOrders } from '../../orders/live/useRefetchOnOrders';
import { useOffice } from '../../shell/officeContext';
import { TabBody } from '../TabBody';
import type { TabProps } from './panels';
import { UpdatedAt } from './today/UpdatedAt';
import { useTodayReportsQuery } from './today/Today.generated';
import { TodayReports } from './today/TodayReports';

export function TodayTab({ filter: { branch, mode, source } }: TabProps) {
  const day = useClock(useOffice().config.timezone).toISODate()!;
  const { data, previousData, error, refetch } = useTodayReportsQuery({
    variables: { day, branch, mode, source },
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
