/** The working time of one user: the viewer, or a user of their branches. */
import { countText, hoursText } from '../../../../schema/rules/statistics/reportText';
import { Figures } from '../Figures';
import { ReportCard } from '../ReportCard';
import { useProfileReportsQuery, type ProfileReportsQuery } from '../Statistics.generated';
import type { TabProps } from './panels';
import { TabBody } from '../TabBody';

export function ProfileTab({ filter: { user, from, to } }: TabProps) {
  const variables = { user, start: from, end: to };
  const { data, previousData, error, refetch } = useProfileReportsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && <ProfileReports data={reports} />}
    </TabBody>
  );
}

function ProfileReports({ data: { profile, worked } }: { data: ProfileReportsQuery }) {
  const { holidayDaysTaken, holidayDaysRemaining } = profile;
  const remaining = holidayDaysRemaining === null ? undefined : `noch ${countText(holidayDaysRemaining)} in diesem Jahr`;
  const figures = [
    { label: 'Soll bis heute', value: profile.targetMinutes, toText: hoursText },
    { label: 'Gearbeitet', value: profile.workedMinutes, toText: hoursText },
    { label: 'Saldo', value: profile.balanceMinutes, toText: hoursText },
    { label: 'Noch geplant', value: profile.plannedMinutes, toText: hoursText },
    { label: 'Urlaubstage', value: holidayDaysTaken, toText: countText, note: remaining },
    { label: 'Krankenstandstage', value: profile.sickDays, toText: countText },
  ];
  return (
    <>
      <Figures items={figures} />
      <ReportCard
        name="user-profile-working-activities"
        title={`Gearbeitet wurden ${hoursText(worked.total)}.`}
        items={worked.items}
        period={worked}
        emptyText={worked.items.length === 0 && 'In diesem Zeitraum ist keine Arbeitszeit erfasst.'}
        width="full"
      />
    </>
  );
}
