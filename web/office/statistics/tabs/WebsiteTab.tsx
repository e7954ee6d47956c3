/** The visitors of a period: how many came, what they opened and did, when, from where and with which devices. */
import { useWebsiteReportsQuery } from '../Statistics.generated';
import { TabBody } from '../TabBody';
import type { TabProps } from './panels';
import { DeviceReports } from './website/DeviceReports';
import { EventReports } from './website/EventReports';
import { PageReports } from './website/PageReports';
import { VisitorReports } from './website/VisitorReports';

export function WebsiteTab({ filter: { from, to, branch } }: TabProps) {
  const { data, previousData, error, refetch } = useWebsiteReportsQuery({
    variables: { from, to, branch },
    fetchPolicy: 'cache-and-network',
  });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && (
        <>
          <VisitorReports data={reports} />
          <PageReports data={reports} />
          <EventReports data={reports} />
          <DeviceReports data={reports} />
        </>
      )}
    </TabBody>
  );
}
