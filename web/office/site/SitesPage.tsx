/** All pages of the shop as a tree, including drafts. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { can } from '../../../schema/access/permissions';
import { site } from '../../../schema/collections/site';
import { EmptyList, ListSkeleton } from '../../collection/EmptyList';
import { failedOf, errorMessage } from '../../collection/errorMessages';
import { LinkButton } from '../../ui/actions/Button';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { Badge } from '../../ui/feedback/Badge';
import { countText } from '../../collection/countText';
import { Table } from '../../ui/display/Table';
import { useOffice } from '../shell/officeContext';
import { useSiteTreeQuery, type SiteTreeQuery } from './Sites.generated';
import styles from './SitesPage.module.css';
import { buildSiteTree } from './siteTree';

type ListedSite = SiteTreeQuery['sites']['items'][number];

const columns = [
  { name: 'name', label: 'Name' },
  { name: 'path', label: 'Adresse' },
  { name: 'state', label: 'Stand' },
];

export function SitesPage() {
  const { roles } = useOffice().me;
  const { data, error, refetch } = useSiteTreeQuery({ fetchPolicy: 'cache-and-network' });
  const rows = buildSiteTree(data?.sites.items ?? []).map(({ site: listedSite, depth }) => ({ ...listedSite, depth }));
  return (
    <>
      <PageHeader title={site.label}>
        <span className={styles.space} />
        {can(roles, 'site.create') && (
          <LinkButton icon="plus" to="/backend/sites/new">
            {site.singularLabel} anlegen
          </LinkButton>
        )}
      </PageHeader>
      <div className={styles.body}>
        {error && <ErrorMessage message={errorMessage(error, failedOf(site, 'list'))} onRetry={() => void refetch()} />}
        {rows.length > 0 && (
          <Table title={site.label} count={countText(rows.length)} columns={columns} rows={rows} cell={renderCell} link={renderLink} />
        )}
        {!data && !error && <ListSkeleton />}
        {data && rows.length === 0 && <EmptyList isFiltered={false} />}
      </div>
    </>
  );
}

type SiteItem = ListedSite & { depth: number };

function renderCell(row: SiteItem, name: string) {
  if (name === 'path') return `/${row.path}`;
  if (name === 'state') return <StatusBadge row={row} />;
  return (
    <span className={styles.name} style={{ paddingInlineStart: `${row.depth * 1.5}rem` }}>
      {row.name}
    </span>
  );
}

function StatusBadge({ row: { isPublic, hasDraft } }: { row: SiteItem }) {
  if (!isPublic) return <Badge tone="warning">Entwurf</Badge>;
  return hasDraft ? <Badge tone="info">Öffentlich, mit Änderungen</Badge> : <Badge tone="success">Öffentlich</Badge>;
}

const renderLink = (row: SiteItem, children: ReactNode) => <Link to={`/backend/sites/${row.id}`}>{children}</Link>;
