/** The revenue of a period: per day, and by place. */
import { moneyText, roundedMoneyText } from '../../../../schema/rules/pricing/money';
import { countText, statementText } from '../../../../schema/rules/statistics/reportText';
import { useOffice } from '../../shell/officeContext';
import { TimeChart } from '../charts/TimeChart';
import { Figures } from '../Figures';
import { MethodReport } from './MethodReport';
import { cityEntries, cityStatement } from './cityEntries';
import { RankList } from '../charts/RankList';
import { ReportCard } from '../ReportCard';
import { useRevenueReportsQuery, type RevenueReportsQuery } from '../Statistics.generated';
import type { TabProps } from './panels';
import { TabBody } from '../TabBody';

export function RevenueTab({ filter }: TabProps) {
  // Visitors have no delivery method and no source. Everyone who reads orders may read visitors.
  const variables = { ...filter, hasVisitors: !filter.mode && !filter.source };
  const { data, previousData, error, refetch } = useRevenueReportsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && <RevenueReports data={reports} />}
    </TabBody>
  );
}

interface Props {
  data: RevenueReportsQuery;
}

const average = (revenue: number, orders: number): number => (orders > 0 ? revenue / orders : 0);
const valuesOf = (items: readonly { value: number }[]): number[] => items.map(({ value }) => value);

function RevenueFigures({ data: { revenue, orders, canceled, visitors } }: Props) {
  const { config } = useOffice();
  const toText = (value: number): string => roundedMoneyText(value, config.currency);
  const { previous } = revenue;
  const counts = valuesOf(orders.items);
  const countFigure = (label: string, report: typeof orders) => ({
    label,
    value: report.total,
    before: report.previous.total,
    toText: countText,
    values: valuesOf(report.items),
  });
  return (
    <Figures
      items={[
        { label: 'Umsatz', value: revenue.total, before: previous.total, toText, values: revenue.items.map(({ gross }) => gross) },
        countFigure('Bestellungen', orders),
        {
          label: 'Umsatz je Bestellung',
          value: average(revenue.total, orders.total),
          before: average(previous.total, orders.previous.total),
          toText,
          values: revenue.items.map(({ gross }, index) => (counts[index] ? gross / counts[index] : null)),
        },
        { ...countFigure('Storniert', canceled), isBad: true },
        ...(visitors ? [countFigure('Besucher im Shop', visitors)] : []),
      ]}
    />
  );
}

const noRevenue = 'In diesem Zeitraum gibt es keinen Umsatz.';

function RevenueReports({ data }: Props) {
  const { revenue, methods, places } = data;
  const { config } = useOffice();
  const toText = (value: number): string => moneyText(value, config.currency);
  const { previous } = revenue;
  const title = statementText({ subject: 'Der Umsatz', value: revenue.total, before: previous.total, toText });
  const emptyText = revenue.total === 0 && previous.total === 0 && noRevenue;
  return (
    <>
      <RevenueFigures data={data} />
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
        title={cityStatement(places, toText, 'Umsatz')}
        items={places.items}
        period={revenue}
        emptyText={places.items.length === 0 && noRevenue}
      >
        <RankList label="Orte mit dem höchsten Umsatz" entries={cityEntries(places.items, toText)} />
      </ReportCard>
    </>
  );
}
