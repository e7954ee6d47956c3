/** The pages as a tree, with search and filter. */
import { site } from '../../../../schema/collections/site';
import { EmptyList, ListSkeleton } from '../../../collection/list/EmptyList';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { SiteFilters, useSiteFilters } from './SiteFilters';
import { SiteTable } from './SiteTable';
import { findSites } from './siteTree';
import { useSites } from './useSites';

export function PageTree() {
  const { sites, error, refetch } = useSites();
  const filters = useSiteFilters();
  const rows = findSites(sites ?? [], filters).map(({ site: listedSite, depth }) => ({ ...listedSite, depth }));
  return (
    <>
      {sites && <SiteFilters filters={filters} sites={sites} />}
      {error && <ErrorMessage message={errorMessage(error, failureText(site, 'list'))} onRetry={refetch} />}
      {rows.length > 0 && <SiteTable rows={rows} />}
      {!sites && !error && <ListSkeleton />}
      {sites && rows.length === 0 && <EmptyList isFiltered={sites.length > 0} />}
    </>
  );
}
