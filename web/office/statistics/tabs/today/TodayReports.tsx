/** What the statistics show of today: figures, curves and delivery methods. */
import { deliveryMethods } from '../../../../../schema/rules/checkout/deliveryMethods';
import { moneyText } from '../../../../../schema/rules/pricing/money';
import { changeText, countText } from '../../../../../schema/rules/statistics/reportText';
import { usualText } from '../../../../../schema/rules/statistics/today/todayText';
import { useOffice } from '../../../shell/officeContext';
import { RankList } from '../../charts/RankList';
import { ReportCard } from '../../ReportCard';
import { HourReports } from './HourReports';
import type { TodayReportsQuery } from './Today.generated';
import { TodayFigures } from './TodayFigures';
import styles from './TodayReports.module.css';

interface Props {
  data: TodayReportsQuery;
}

export const TodayReports = ({ data }: Props) => (
  <>
    <TodayFigures data={data} />
    <HourReports data={data} />
    <MethodReport data={data} />
    <p className={styles.note}>{usualText(data.today.date, data.today.usualDays)}</p>
  </>
);

function MethodReport({ data: { hours, methods } }: Props) {
  const { config } = useOffice();
  const used = methods.items.filter(({ orders }) => orders > 0).sort((one, other) => other.orders - one.orders);
  const [most] = used;
  const title = most
    ? `Am häufigsten ist ${deliveryMethods[most.mode]}: ${changeText(most.orders / methods.total)} der Bestellungen.`
    : 'Arten der Lieferung';
  const entries = used.map(({ mode, orders, gross }) => ({
    name: deliveryMethods[mode],
    value: orders,
    text: `${countText(orders)} ${orders === 1 ? 'Bestellung' : 'Bestellungen'}, ${moneyText(gross, config.currency)}`,
  }));
  return (
    <ReportCard
      name="today-methods"
      title={title}
      items={methods.items}
      period={hours}
      emptyText={!most && 'Heute gibt es noch keine Bestellungen.'}
    >
      <RankList label="Bestellungen nach Art der Lieferung" entries={entries} />
    </ReportCard>
  );
}
