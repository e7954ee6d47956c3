/** The revenue of a period: per day, and by place. */
import { moneyText } from '../../../../schema/rules/pricing/money';
import { countText, statementText } from '../../../../schema/rules/statistics/reportText';
import { useOffice } from '../../shell/officeContext';
import { TimeChart } from '../charts/TimeChart';
import { Figures } from '../Figures';
import { MethodReport } from './MethodReport';
import { placeEntries, placeStatement } from './placeEntries';
import { RankList } from '../charts/RankList';
import { ReportCard } from '../ReportCard';
import { useRevenueReportsQuery, type RevenueReportsQuery } from '../Statistics.generated';
import type { TabProps } from './panels';
import { TabBody } from '../TabBody';

export function RevenueTab({ filter }: TabProps) {
  const { data, previousData, error, refetch } = useRevenueReportsQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && <RevenueReports data={reports} />}
    </TabBody>
  );
}

const noRevenue = 'In diesem Zeitraum gibt es keinen Umsatz.';
const average = (revenue: number, orders: number): number => (orders > 0 ? revenue / orders : 0);

function RevenueReports({ data: { revenue, orders, canceled, methods, places } }: { data: RevenueReportsQuery }) {
  const { config } = useOffice();
  const toText = (value: number): string => moneyText(value, config.currency);
  const { previous } = revenue;
  const title = statementText({ subject: 'Der Umsatz', value: revenue.total, before: previous.total, toText });
  const emptyText = revenue.total === 0 && previous.total === 0 && noRevenue;
  const counts = orders.items.map(({ value }) => value);
  const figures = [
    { label: 'Umsatz', value: revenue.total, before: previous.total, toText, values: revenue.items.map(({ gross }) => gross) },
    { label: 'Bestellungen', value: orders.total, before: orders.previous.total, toText: countText, values: counts },
    {
      label: 'Umsatz je Bestellung',
      value: average(revenue.total, orders.total),
      before: average(previous.total, orders.previous.total),
      toText,
      values: revenue.items.map(({ gross }, index) => (counts[index] ? gross / counts[index] : null)),
    },
    {
      label: 'Storniert',
      value: canceled.total,
      before: canceled.previous.total,
      toText: countText,
      isBad: true,
      values: canceled.items.map(({ value }) => value),
    },
  ];
  return (
    <>
      <Figures items={figures} />
      <ReportCard name="revenue" title={title} items={revenue.items} period={revenue} emptyText={emptyText} width="full">
        <TimeChart
          label={title}
          points={revenue.items.map(({ date, gross }) => ({ date, value: gross }))}
          before={previous.items.map(({ date, gross }) => ({ date, value: gross }))}
          toText={toText}
        />
      </ReportCard>
      <MethodReport {...methods} period={revenue} emptyText="In diesem Zeitraum gibt es keine Bestellungen." />
      <ReportCard
        name="revenue-origins"
        title={placeStatement(places, toText, 'Umsatz')}
        items={places.items}
        period={revenue}
        emptyText={places.items.length === 0 && noRevenue}
      >
        <RankList label="Orte mit dem höchsten Umsatz" entries={placeEntries(places.items, toText)} />
      </ReportCard>
    </>
  );
}
