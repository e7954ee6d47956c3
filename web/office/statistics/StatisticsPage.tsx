/** The statistics: one page for each area, with the filters that they share. */
import { Navigate, useLocation, useParams } from 'react-router';
import type { ComponentType } from 'react';
import { isKeyOf } from '../../../schema/objects';
import { PageHeader } from '../../ui/display/PageHeader';
import { MissingPage } from '../shell/OfficeError';
import { useOffice } from '../shell/officeContext';
import { StatisticsFilters } from './filters/StatisticsFilters';
import { useStatisticsFilter, type StatisticsFilter } from './filters/useStatisticsFilter';
import { OrdersTab } from './OrdersTab';
import { RevenueTab } from './RevenueTab';
import { statisticsTabs, tabsFor, type StatisticsTab } from './statisticsTabs';
import { WorkTab } from './WorkTab';

export interface TabProps {
  filter: StatisticsFilter;
}

const panels: Readonly<Record<StatisticsTab, ComponentType<TabProps>>> = { revenue: RevenueTab, orders: OrdersTab, work: WorkTab };

export function StatisticsPage() {
  const { me } = useOffice();
  const { tab } = useParams();
  const { search } = useLocation();
  const { filter, setFilter } = useStatisticsFilter();
  const [first] = tabsFor(me.roles);
  if (!tab && first) return <Navigate replace to={first.to + search} />;
  if (!isKeyOf(statisticsTabs, tab) || !tabsFor(me.roles).some(({ name }) => name === tab)) return <MissingPage />;
  const Panel = panels[tab];
  return (
    <>
      <PageHeader title={`Statistik: ${statisticsTabs[tab].label}`} />
      <StatisticsFilters filter={filter} hasMode={tab !== 'work'} onChange={setFilter} />
      <Panel key={tab} filter={filter} />
    </>
  );
}
