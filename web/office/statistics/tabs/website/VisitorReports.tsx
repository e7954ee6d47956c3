/** Visitors and page views over time, and the hours of visits. */
import { countText, statementText } from '../../../../../schema/rules/statistics/reportText';
import { HeatTable } from '../../charts/HeatTable';
import { TimeChart } from '../../charts/TimeChart';
import { Figures } from '../../Figures';
import { ReportCard } from '../../ReportCard';
import type { WebsiteReportsQuery } from '../../Statistics.generated';
import { busiestHour, sumByHour } from '../orderTimes';
import { noVisits } from './shareEntries';

export interface WebsiteProps {
  data: WebsiteReportsQuery;
}

export function VisitorReports({ data: { visitors, views, times } }: WebsiteProps) {
  const hours = sumByHour(times.items);
  const most = busiestHour(hours);
  const perVisitor = (report: { total: number }, people: { total: number }): number =>
    people.total > 0 ? Math.round((report.total / people.total) * 10) / 10 : 0;
  const figures = [
    { label: 'Besucher', value: visitors.total, before: visitors.previous.total, toText: countText },
    { label: 'Seitenaufrufe', value: views.total, before: views.previous.total, toText: countText },
    {
      label: 'Aufrufe je Besucher',
      value: perVisitor(views, visitors),
      before: perVisitor(views.previous, visitors.previous),
      toText: countText,
    },
    { label: 'Besuche', value: times.total, before: times.previous.total, toText: countText },
  ];
  return (
    <>
      <Figures items={figures} />
      <OverTime name="unique-visitors" subject="Die Zahl der Besucher" report={visitors} period={visitors} />
      <OverTime name="page-views" subject="Die Zahl der Seitenaufrufe" report={views} period={visitors} />
      <ReportCard
        name="visitor-times"
        title={
          most
            ? `Die meisten Besuche beginnen zwischen ${most.hour} und ${most.hour + 1} Uhr: ${countText(most.value)}.`
            : 'Wann Besucher kommen'
        }
        items={times.items}
        period={visitors}
        emptyText={!most && noVisits}
        width="full"
      >
        <HeatTable label="Besuche nach Wochentag und Stunde" cells={times.items} hours={hours.map(({ hour }) => hour)} />
      </ReportCard>
    </>
  );
}

interface OverTimeProps {
  name: 'unique-visitors' | 'page-views';
  subject: string;
  report: WebsiteReportsQuery['views'];
  period: { from: string; to: string };
}

function OverTime({ name, subject, report: { total, items, previous }, period }: OverTimeProps) {
  const title = statementText({ subject, value: total, before: previous.total, toText: countText });
  const isEmpty = total === 0 && previous.total === 0;
  return (
    <ReportCard name={name} title={title} items={items} period={period} emptyText={isEmpty && noVisits}>
      <TimeChart label={title} points={items} before={previous.items} toText={countText} />
      {name === 'unique-visitors' && period.from !== period.to && <p>Wer an mehreren Tagen kommt, zählt an jedem dieser Tage.</p>}
    </ReportCard>
  );
}
