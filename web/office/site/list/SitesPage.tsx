/** All pages of the shop as a tree, including drafts. */
import { can } from '../../../../schema/access/permissions';
import { site } from '../../../../schema/collections/site';
import { EmptyList, ListSkeleton } from '../../../collection/list/EmptyList';
import { ListHeader } from '../../../collection/list/ListHeader';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { useOffice } from '../../shell/officeContext';
import { SiteFilters, useSiteFilters } from './SiteFilters';
import { SiteTable } from './SiteTable';
import styles from '../SitesPage.module.css';
import { findSites } from './siteTree';
import { useSites } from './useSites';

export function SitesPage() {
  const { roles } = useOffice().me;
  const { sites, error, refetch } = useSites();
  const filters = useSiteFilters();
  const rows = findSites(sites ?? [], filters).map(({ site: listedSite, depth }) => ({ ...listedSite, depth }));
  return (
    <>
      <ListHeader definition={site} canCreate={can(roles, 'site.create')} />
      <div className={styles.body}>
        {sites && <SiteFilters filters={filters} sites={sites} />}
        {error && <ErrorMessage message={errorMessage(error, failureText(site, 'list'))} onRetry={refetch} />}
        {rows.length > 0 && <SiteTable rows={rows} />}
        {!sites && !error && <ListSkeleton />}
        {sites && rows.length === 0 && <EmptyList isFiltered={sites.length > 0} />}
      </div>
    </>
  );
}
