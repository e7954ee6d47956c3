/** What is probably sold tomorrow in each branch, beside what is ordered already. */
import { errorStatement } from '../../../../../schema/rules/statistics/demand/forecast';
import { timeLabel } from '../../../../../schema/rules/statistics/reportText';
import { dayOfDate } from '../../../../../schema/rules/time/calendar';
import { weekdayText } from '../../../../../schema/rules/time/dateText';
import { Button } from '../../../../ui/actions/Button';
import { PrintedPage } from '../../../orders/print/PrintedPage';
import { ReportCard } from '../../ReportCard';
import { useForecastReportQuery, type ForecastReportQuery } from '../../Statistics.generated';
import { TabBody } from '../../TabBody';
import styles from './ForecastTab.module.css';
import { ForecastTables } from './ForecastTables';
import type { TabProps } from '../panels';

export function ForecastTab({ filter: { branch } }: TabProps) {
  const { data, previousData, error, refetch } = useForecastReportQuery({ variables: { branch }, fetchPolicy: 'cache-and-network' });
  const report = (data ?? previousData)?.forecast;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {report && <ForecastReport report={report} />}
    </TabBody>
  );
}

const tooFewOrders =
  'Eine Prognose braucht von einem Produkt mindestens vier gleiche Wochentage, an denen die Filiale wie üblich geöffnet war. Für morgen ist auch nichts vorbestellt.';

function ForecastReport({ report }: { report: ForecastReportQuery['forecast'] }) {
  const { from, items } = report;
  const day = `${weekdayText(dayOfDate(from))}, ${timeLabel(from)}`;
  return (
    <ReportCard
      name="forecast"
      title={errorStatement(items.filter(({ unit }) => unit === 'piece'))}
      items={items}
      period={report}
      emptyText={items.length === 0 && tooFewOrders}
      width="full"
    >
      <div className={styles.intro}>
        <p>
          Für {day}: der mittlere Wert der letzten vier bis acht gleichen Wochentage, ohne Feiertage und Tage mit eigenen Öffnungszeiten.
          Eine Bestellung zählt an dem Tag, für den sie bestellt ist.
        </p>
        <Button variant="secondary" icon="printer" onPress={() => window.print()}>
          Drucken
        </Button>
      </div>
      <ForecastTables items={items} />
      <PrintedPage>
        <div className={styles.printed}>
          <h1>Prognose für {day}</h1>
          <ForecastTables items={items} />
        </div>
      </PrintedPage>
    </ReportCard>
  );
}
