/** All pages of the shop as a tree, drafts among them. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { may } from '../../../schema/access/roles';
import { site } from '../../../schema/collections/site';
import { EmptyList, GreyRows } from '../../collection/EmptyList';
import { failedOf, messageOf } from '../../collection/errorMessages';
import { LinkButton } from '../../ui/actions/Button';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { PageBar } from '../../ui/display/PageHeader';
import { Pill } from '../../ui/feedback/Badge';
import { countText } from '../../collection/countText';
import { Table } from '../../ui/display/Table';
import { useOffice } from '../shell/officeContext';
import { useSiteTreeQuery, type SiteTreeQuery } from './Sites.generated';
import styles from './SitesPage.module.css';
import { treeOf } from './siteTree';

type Listed = SiteTreeQuery['sites']['items'][number];

const columns = [
  { name: 'name', label: 'Name' },
  { name: 'path', label: 'Adresse' },
  { name: 'state', label: 'Stand' },
];

export function SitesPage() {
  const { roles } = useOffice().me;
  const { data, error, refetch } = useSiteTreeQuery({ fetchPolicy: 'cache-and-network' });
  const rows = treeOf(data?.sites.items ?? []).map(({ site: listed, depth }) => ({ ...listed, depth }));
  return (
    <>
      <PageBar title={site.label}>
        <span className={styles.space} />
        {may(roles, 'site.create') && (
          <LinkButton icon="plus" to="/backend/sites/new">
            {site.noun} anlegen
          </LinkButton>
        )}
      </PageBar>
      <div className={styles.body}>
        {error && <Failure message={messageOf(error, failedOf(site, 'list'))} onRetry={() => void refetch()} />}
        {rows.length > 0 && (
          <Table title={site.label} count={countText(rows.length)} columns={columns} rows={rows} cell={cellOf} link={linkOf} />
        )}
        {!data && !error && <GreyRows />}
        {data && rows.length === 0 && <EmptyList isNarrowed={false} />}
      </div>
    </>
  );
}

type Row = Listed & { depth: number };

function cellOf(row: Row, name: string) {
  if (name === 'path') return `/${row.path}`;
  if (name === 'state') return <State row={row} />;
  return (
    <span className={styles.name} style={{ paddingInlineStart: `${row.depth * 1.5}rem` }}>
      {row.name}
    </span>
  );
}

function State({ row: { isPublic, hasDraft } }: { row: Row }) {
  if (!isPublic) return <Pill tone="warn">Entwurf</Pill>;
  return hasDraft ? <Pill tone="info">Öffentlich, mit Änderungen</Pill> : <Pill tone="ok">Öffentlich</Pill>;
}

const linkOf = (row: Row, children: ReactNode) => <Link to={`/backend/sites/${row.id}`}>{children}</Link>;
