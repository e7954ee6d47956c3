/** All pages of the shop as a tree, including drafts. */
import { can } from '../../../schema/access/permissions';
import { site } from '../../../schema/collections/site';
import { EmptyList, ListSkeleton } from '../../collection/list/EmptyList';
import { failureText, errorMessage } from '../../collection/errorMessages';
import { LinkButton } from '../../ui/actions/Button';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import { useSiteTreeQuery } from './Sites.generated';
import styles from './SitesPage.module.css';
import { buildSiteTree } from './siteTree';
import { SiteTable } from './SiteTable';

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
        {error && <ErrorMessage message={errorMessage(error, failureText(site, 'list'))} onRetry={() => void refetch()} />}
        {rows.length > 0 && <SiteTable rows={rows} />}
        {!data && !error && <ListSkeleton />}
        {data && rows.length === 0 && <EmptyList isFiltered={false} />}
      </div>
    </>
  );
}
