/** The orders of a period: per day, by product, time and place. */
import { countText, statementText } from '../../../../schema/rules/statistics/reportText';
import { HeatTable } from '../charts/HeatTable';
import { HourBars } from '../charts/HourBars';
import { RankList } from '../charts/RankList';
import { TimeChart } from '../charts/TimeChart';
import { busiestHours, sumByHour } from './orderTimes';
import { cityEntries, cityStatement } from './cityEntries';
import { ReportCard } from '../ReportCard';
import { useOrderReportsQuery, type OrderReportsQuery } from '../Statistics.generated';
import type { TabProps } from './panels';
import { PopularProducts, ProductPairs } from './OrderedProducts';
import { TabBody } from '../TabBody';

export function OrdersTab({ filter }: TabProps) {
  const { data, previousData, error, refetch } = useOrderReportsQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && (
        <>
          <OrdersPerDay data={reports} />
          <OrderGroups data={reports} />
          <ProductPairs period={reports.orders} pairs={reports.pairs} />
        </>
      )}
    </TabBody>
  );
}

interface Props {
  data: OrderReportsQuery;
}

const noOrders = 'In diesem Zeitraum gibt es keine Bestellungen.';

function OrdersPerDay({ data: { orders, canceled, sold } }: Props) {
  const reports = [
    { name: 'orders', subject: 'Die Zahl der Bestellungen', data: orders, emptyText: noOrders },
    { name: 'items', subject: 'Die Zahl der verkauften Artikel', data: sold, emptyText: 'In diesem Zeitraum wurde nichts verkauft.' },
    { name: 'canceled-orders', subject: 'Die Zahl der Stornos', data: canceled, emptyText: 'In diesem Zeitraum wurde nichts storniert.' },
  ] as const;
  return reports.map(({ name, subject, data: { total, items, previous }, emptyText }, index) => {
    const title = statementText({ subject, value: total, before: previous.total, toText: countText });
    const isEmpty = total === 0 && previous.total === 0;
    return (
      <ReportCard
        key={name}
        name={name}
        title={title}
        items={items}
        period={orders}
        emptyText={isEmpty && emptyText}
        width={index === 0 ? 'full' : 'half'}
      >
        <TimeChart label={title} points={items} before={previous.items} toText={countText} />
      </ReportCard>
    );
  });
}

function OrderGroups({ data: { orders, popular, times, places } }: Props) {
  const hours = sumByHour(times.items);
  const timesTitle = busiestHours(hours);
  const isEmpty = times.total === 0 && noOrders;
  return (
    <>
      <PopularProducts period={orders} popular={popular} />
      <ReportCard
        name="order-origins"
        title={cityStatement(places, countText, 'Bestellungen')}
        items={places.items}
        period={orders}
        emptyText={places.items.length === 0 && noOrders}
      >
        <RankList label="Orte mit den meisten Bestellungen" entries={cityEntries(places.items, countText)} />
      </ReportCard>
      <ReportCard name="order-times" title={timesTitle} items={times.items} period={orders} emptyText={isEmpty} width="full">
        <HourBars label={timesTitle} hours={hours} />
        <HeatTable label="Bestellungen nach Wochentag und Stunde" cells={times.items} hours={hours.map(({ hour }) => hour)} />
      </ReportCard>
    </>
  );
}
