/** Revenue and orders of today by hour, beside those of a usual day. */
import { moneyText } from '../../../../../schema/rules/pricing/money';
import { countText } from '../../../../../schema/rules/statistics/reportText';
import { todayStatement } from '../../../../../schema/rules/statistics/today/todayText';
import { dayOfDate, inZone } from '../../../../../schema/rules/time/calendar';
import { weekdayText } from '../../../../../schema/rules/time/dateText';
import { useOffice } from '../../../shell/officeContext';
import { DayChart } from '../../charts/DayChart';
import { HourComparison } from '../../charts/HourComparison';
import { ReportCard } from '../../ReportCard';
import { busyHours, dayCurve } from './dayCurve';
import type { TodayReportsQuery } from './Today.generated';

const noOrders = 'Heute gibt es noch keine Bestellungen.';

export function HourReports({ data: { today, hours } }: { data: TodayReportsQuery }) {
  const { currency, timezone } = useOffice().config;
  const { date, gross, orders, usualGross, usualOrders } = today;
  const toMoney = (value: number): string => moneyText(value, currency);
  const at = inZone(today.at, timezone);
  const busy = busyHours(hours.items);
  const revenueTitle = todayStatement({ subject: 'Der Umsatz', value: gross, usual: usualGross, day: date, toText: toMoney });
  const ordersTitle = todayStatement({
    ...{ subject: 'Die Zahl der Bestellungen', value: orders, usual: usualOrders },
    ...{ day: date, toText: countText },
  });
  const card = { name: 'today-hours', items: hours.items, period: hours, emptyText: busy.length === 0 && noOrders } as const;
  const usualLabel = `Üblicher ${weekdayText(dayOfDate(date))}`;
  return (
    <>
      <ReportCard {...card} title={revenueTitle} width="full">
        <DayChart
          label={revenueTitle}
          points={dayCurve(busy, { time: at.hour + at.minute / 60, gross, usualGross })}
          usualLabel={usualLabel}
          toText={toMoney}
        />
      </ReportCard>
      <ReportCard {...card} title={ordersTitle}>
        <HourComparison label={ordersTitle} hours={busy} usualLabel={usualLabel} />
      </ReportCard>
    </>
  );
}
