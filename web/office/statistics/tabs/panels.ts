/** The component of each page of the statistics, and the filters that it has beside the period. */
import type { ComponentType } from 'react';
import type { StatisticsFilter } from '../filters/useStatisticsFilter';
import type { StatisticsTab } from '../statisticsTabs';
import { ForecastTab } from './forecast/ForecastTab';
import { LostDemandTab } from './demand/LostDemandTab';
import { OrdersTab } from './OrdersTab';
import { ProfileTab } from './ProfileTab';
import { RevenueTab } from './RevenueTab';
import { TodayTab } from './TodayTab';
import { WebsiteTab } from './WebsiteTab';
import { WorkTab } from './WorkTab';

export interface TabProps {
  filter: StatisticsFilter;
}

interface Panel {
  readonly Body: ComponentType<TabProps>;
  readonly fields: readonly (keyof StatisticsFilter)[];
  /** False for a page whose days follow from today. */
  readonly hasPeriod?: false;
}

export const panels: Readonly<Record<StatisticsTab, Panel>> = {
  today: { Body: TodayTab, fields: ['branch', 'mode', 'source'], hasPeriod: false },
  revenue: { Body: RevenueTab, fields: ['branch', 'mode', 'source'] },
  orders: { Body: OrdersTab, fields: ['branch', 'mode', 'source'] },
  demand: { Body: LostDemandTab, fields: ['branch'] },
  forecast: { Body: ForecastTab, fields: ['branch'], hasPeriod: false },
  website: { Body: WebsiteTab, fields: ['branch'] },
  work: { Body: WorkTab, fields: ['branch'] },
  profile: { Body: ProfileTab, fields: ['user'] },
};
