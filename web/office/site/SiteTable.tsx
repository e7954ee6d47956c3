/** The list of pages as a table. */
import type { SiteTreeQuery } from './Sites.generated';
import styles from './SitesPage.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '../../../schema/collections/site';
import { countText } from '../../collection/list/countText';
import { Table } from '../../ui/display/Table';
import { StatusBadge } from './editor/toolbar/SiteStatus';

type ListedSite = SiteTreeQuery['sites']['items'][number];

const columns = [
  { name: 'name', label: 'Name' },
  { name: 'path', label: 'Adresse' },
  { name: 'state', label: 'Stand' },
];

type SiteItem = ListedSite & { depth: number };

function renderCell(row: SiteItem, name: string) {
  if (name === 'path') return `/${row.path}`;
  if (name === 'state') return <StatusBadge record={row} hasChanges={row.hasDraft} />;
  return (
    <span className={styles.name} style={{ paddingInlineStart: `${row.depth * 1.5}rem` }}>
      {row.name}
    </span>
  );
}

const renderLink = (row: SiteItem, children: ReactNode) => <Link to={`/backend/sites/${row.id}`}>{children}</Link>;

export const SiteTable = ({ rows }: { rows: readonly SiteItem[] }) => (
  <Table title={site.label} count={countText(rows.length)} columns={columns} rows={rows} cell={renderCell} link={renderLink} />
);
