/** The pages as a tree, with search and filter, and what can be done with several at once. */
import { can } from '../../../../schema/access/permissions';
import { site } from '../../../../schema/collections/site';
import { EmptyList, ListSkeleton } from '../../../collection/list/EmptyList';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { useOffice } from '../../shell/officeContext';
import { BulkBar } from './bulk/BulkBar';
import { useSiteRows } from './rows/useSiteRows';
import { SiteFilters, useSiteFilters } from './SiteFilters';
import { SiteTable } from './SiteTable';
import { useSites } from './useSites';

export function PageTree() {
  const filters = useSiteFilters();
  const { sites, hasMore, isIncomplete, isLoading, error, refetch } = useSites(filters.search);
  const list = useSiteRows(sites ?? [], filters);
  const { rows, selected, selectAll, deselect } = list;
  const canSelect = can(useOffice().me.roles, 'site.update');
  return (
    <>
      {sites && <SiteFilters filters={filters} sites={hasMore ? null : sites} />}
      {isIncomplete && <p>Die Liste zeigt die ersten 1.000 Seiten. Die Suche findet auch die übrigen.</p>}
      {error && <ErrorMessage message={errorMessage(error, failureText(site, 'list'))} onRetry={refetch} />}
      {canSelect && rows.length > 0 && (
        <BulkBar
          selected={selected}
          visibleCount={rows.length}
          onSelectAll={selectAll}
          onChanged={pages => {
            deselect(pages);
            refetch();
          }}
        />
      )}
      {rows.length > 0 && <SiteTable list={list} canSelect={canSelect} />}
      {rows.length === 0 && !error && (isLoading || !sites ? <ListSkeleton /> : <EmptyList isFiltered={filters.isFiltered} />)}
    </>
  );
}
