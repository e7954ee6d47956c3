/** The worked and the planned time of a period, by person and department. */
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
function sumByPerson(items: readonly { user?: string | null; name: string; minutes: number }[]) {
  const sums = new Map<string, { name: string; value: number }>();
  for (const { user, name, minutes } of items) {
    const person = user ?? name; // two users can have the same name
    sums.set(person, { name, value: (sums.get(person)?.value ?? 0) + minutes });
  }
  return [...sums.values()]
    .map(({ name, value }) => ({ name, value, text: hoursText(value) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
}

function WorkReports({ data: { worked, planned, departments } }: { data: WorkReportsQuery }) {
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
          entries={sumByPerson(worked.items.map(item => ({ ...item, minutes: item.workedMinutes })))}
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
          entries={sumByPerson(planned.items.map(item => ({ ...item, minutes: item.plannedMinutes })))}
        />
      </ReportCard>
      <DepartmentTimes departments={departments} period={worked} />
    </>
  );
}

const departmentText = ({ workedMinutes, extraMinutes }: WorkReportsQuery['departments']['items'][number]): string =>
  extraMinutes > 0 ? `${hoursText(workedMinutes - extraMinutes)} + ${hoursText(extraMinutes)}` : hoursText(workedMinutes);

function DepartmentTimes({
  departments: { items },
  period,
}: Pick<WorkReportsQuery, 'departments'> & { period: WorkReportsQuery['worked'] }) {
  const [first] = items;
  return (
    <ReportCard
      name="working-departments"
      title={first ? `Am meisten: ${first.name}, ${hoursText(first.workedMinutes)}.` : 'Nichts gearbeitet'}
      items={items}
      period={period}
      emptyText={!first && 'In diesem Zeitraum ist keine Arbeitszeit erfasst.'}
      width="full"
    >
      <RankList
        label="Gearbeitete Zeit nach Abteilung"
        entries={items.map(item => ({
          name: item.name,
          value: item.workedMinutes,
          text: departmentText(item),
          hatched: item.extraMinutes,
        }))}
      />
      <p>Nach dem Plus steht die Zeit, die über die geplanten Schichten einer Person hinausgeht.</p>
    </ReportCard>
  );
}
