/** The list of pages as a table. */
import styles from '../SitesPage.module.css';
import type { DateTime } from 'luxon';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '../../../../schema/collections/site';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { countText } from '../../../collection/list/countText';
import { useClock } from '../../../hooks/useClock';
import { Table } from '../../../ui/display/Table';
import { StatusBadge } from '../status/StatusBadge';
import { changeText } from './changeText';
import type { ListedSite } from './useSites';

const columns = [
  { name: 'name', label: 'Name' },
  { name: 'path', label: 'Adresse' },
  { name: 'state', label: 'Stand' },
  { name: 'changed', label: 'Geändert' },
];

type SiteItem = ListedSite & { depth: number };

function renderCell(row: SiteItem, name: string, now: DateTime) {
  if (name === 'path') return `/${row.path}`;
  if (name === 'state') return <StatusBadge isPublic={row.isPublic} hasChanges={row.hasDraft} plan={row.planState} />;
  if (name === 'changed') return changeText(row, now);
  return (
    <span className={styles.name} style={{ paddingInlineStart: `${row.depth * 1.5}rem` }}>
      {row.name}
    </span>
  );
}

const renderLink = (row: SiteItem, children: ReactNode) => <Link to={`/backend/sites/${row.id}`}>{children}</Link>;

export function SiteTable({ rows }: { rows: readonly SiteItem[] }) {
  const now = useClock(useContext(TimeZoneContext));
  return (
    <Table
      title={site.label}
      count={countText(rows.length)}
      columns={columns}
      rows={rows}
      cell={(row, name) => renderCell(row, name, now)}
      link={renderLink}
    />
  );
}
