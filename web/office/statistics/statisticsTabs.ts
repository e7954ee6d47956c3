/** The pages of the statistics, in the order of the menu. */
import { can } from '../../../schema/access/permissions';
import type { Role } from '../../../schema/access/roles';
import type { ReportPermission } from '../../../schema/rules/statistics/report';
import { entriesOf } from '../../../schema/objects';

export const statisticsTabs = {
  today: { label: 'Heute', permission: 'statistics.readOrders' },
  revenue: { label: 'Umsatz', permission: 'statistics.readOrders' },
  orders: { label: 'Bestellungen', permission: 'statistics.readOrders' },
  demand: { label: 'Entgangene Nachfrage', permission: 'statistics.readOrders' },
  forecast: { label: 'Prognose', permission: 'statistics.readOrders' },
  website: { label: 'Website', permission: 'statistics.readVisitors' },
  work: { label: 'Arbeitszeit', permission: 'statistics.readWork' },
  profile: { label: 'Mitarbeiterprofil', permission: 'statistics.readProfile' },
} as const satisfies Readonly<Record<string, { label: string; permission: ReportPermission }>>;

export type StatisticsTab = keyof typeof statisticsTabs;

/** Returns the pages that the roles may open. */
export const tabsFor = (roles: readonly Role[]): { name: StatisticsTab; label: string; to: string }[] =>
  entriesOf(statisticsTabs)
    .filter(([, { permission }]) => can(roles, permission))
    .map(([name, { label }]) => ({ name, label, to: `/backend/statistics/${name}` }));
