/** What the statistics show of today: figures, curves and delivery methods. */
import { usualText } from '../../../../../schema/rules/statistics/today/todayText';
import { MethodReport } from '../MethodReport';
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
    <MethodReport {...data.methods} period={data.hours} emptyText="Heute gibt es noch keine Bestellungen." />
    <p className={styles.notice}>{usualText(data.today.date, data.today.usualDays)}</p>
  </>
);
