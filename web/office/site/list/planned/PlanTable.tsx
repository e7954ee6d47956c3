/** A table of plans. Each can be changed, moved and cancelled. */
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SitePlanKind } from '../../../../../schema/rules/site/publishing/sitePlan';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../../schema/rules/time/dateText';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import { Table } from '../../../../ui/display/Table';
import { Badge } from '../../../../ui/feedback/Badge';
import { PlanActions } from './PlanActions';
import type { SitePlansQuery } from './Planned.generated';
import styles from './PlannedPages.module.css';

export type Plan = SitePlansQuery['sitePlans']['items'][number];

interface Props {
  plans: readonly Plan[];
  /** The number of all plans, as text. */
  count: string;
  /** The plans belong to another page of the list. */
  isOutdated: boolean;
}

const columns = [
  { name: 'page', label: 'Seite' },
  { name: 'kind', label: 'Was' },
  { name: 'at', label: 'Wann' },
  { name: 'author', label: 'Geplant von' },
  { name: 'actions', label: 'Aktionen' },
];

export function PlanTable({ plans, count, isOutdated }: Props) {
  const zone = useContext(TimeZoneContext);
  return (
    <Table
      title="Geplant"
      count={count}
      columns={columns}
      rows={plans}
      isOutdated={isOutdated}
      cell={(plan, name) => renderCell(plan, name, zone)}
      link={renderLink}
    />
  );
}

const kindLabels: Readonly<Record<SitePlanKind, string>> = { publish: 'Veröffentlichen', unpublish: 'Offline nehmen' };

function renderCell(plan: Plan, name: string, zone: string): ReactNode {
  if (name === 'page') return plan.siteName;
  if (name === 'kind') return kindLabels[plan.kind];
  if (name === 'at') return <PlanTime plan={plan} zone={zone} />;
  if (name === 'author') return plan.author;
  return <PlanActions plan={plan} name={`${plan.siteName}: ${kindLabels[plan.kind]}`} />;
}

const PlanTime = ({ plan, zone }: { plan: Plan; zone: string }) => (
  <>
    {dateTimeText(inZone(plan.at, zone))}
    {plan.failure && (
      <span className={styles.failure}>
        <Badge tone="error">Fehlgeschlagen</Badge> {plan.failure}
      </span>
    )}
  </>
);

const renderLink = (plan: Plan, children: ReactNode) => <Link to={`/backend/sites/${plan.site}`}>{children}</Link>;
