/** The statistics: one page for each area, with the filters that they share. */
import { Navigate, useLocation, useParams } from 'react-router';
import { isKeyOf } from '../../../schema/objects';
import { PageHeader } from '../../ui/display/PageHeader';
import { MissingPage } from '../shell/OfficeError';
import { useOffice } from '../shell/officeContext';
import { StatisticsFilters } from './filters/StatisticsFilters';
import { useStatisticsFilter } from './filters/useStatisticsFilter';
import { statisticsTabs, tabsFor } from './statisticsTabs';
import { panels } from './tabs/panels';

export function StatisticsPage() {
  const { me } = useOffice();
  const { tab } = useParams();
  const { search } = useLocation();
  const { filter, setFilter } = useStatisticsFilter();
  const [first] = tabsFor(me.roles);
  if (!tab && first) return <Navigate replace to={first.to + search} />;
  if (!isKeyOf(statisticsTabs, tab) || !tabsFor(me.roles).some(({ name }) => name === tab)) return <MissingPage />;
  const { Body, fields, hasPeriod } = panels[tab];
  return (
    <>
      <PageHeader title={`Statistik: ${statisticsTabs[tab].label}`} />
      <StatisticsFilters filter={filter} fields={fields} hasPeriod={hasPeriod} onChange={setFilter} />
      <Body key={tab} filter={filter} />
    </>
  );
}
