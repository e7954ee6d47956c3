/** The worked and the planned time of a period, by person. */
import { hoursText, statementText } from '../../../../schema/rules/statistics/reportText';
import { RankList } from '../charts/RankList';
import { ReportCard } from '../ReportCard';
import { useWorkReportsQuery, type WorkReportsQuery } from '../Statistics.generated';
import type { TabProps } from './panels';
import { TabBody } from '../TabBody';

export function WorkTab({ filter: { from, to, branch } }: TabProps) {
  const { data, previousData, error, refetch } = useWorkReportsQuery({ variables: { from, to, branch }, fetchPolicy: 'cache-and-network' });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && <WorkReports data={reports} />}
    </TabBody>
  );
}

/** Sums up the minutes of each person, most first. */
function sumByPerson(items: readonly { name: string; minutes: number }[]) {
  const sums = new Map<string, number>();
  for (const { name, minutes } of items) sums.set(name, (sums.get(name) ?? 0) + minutes);
  return [...sums]
    .map(([name, value]) => ({ name, value, text: hoursText(value) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
}

function WorkReports({ data: { worked, planned } }: { data: WorkReportsQuery }) {
  const title = statementText({ subject: 'Die gearbeitete Zeit', value: worked.total, before: worked.previous.total, toText: hoursText });
  return (
    <>
      <ReportCard
        name="working-activities"
        title={title}
        items={worked.items}
        period={worked}
        emptyText={worked.items.length === 0 && 'In diesem Zeitraum ist keine Arbeitszeit erfasst.'}
      >
        <RankList
          label="Gearbeitete Zeit nach Person"
          entries={sumByPerson(worked.items.map(({ name, workedMinutes }) => ({ name, minutes: workedMinutes })))}
        />
      </ReportCard>
      <ReportCard
        name="working-schedules"
        title={`Geplant sind ${hoursText(planned.total)}.`}
        items={planned.items}
        period={worked}
        emptyText={planned.items.length === 0 && 'In diesem Zeitraum ist nichts geplant.'}
      >
        <RankList
          label="Geplante Zeit nach Person"
          entries={sumByPerson(planned.items.map(({ name, plannedMinutes }) => ({ name, minutes: plannedMinutes })))}
        />
      </ReportCard>
    </>
  );
}
