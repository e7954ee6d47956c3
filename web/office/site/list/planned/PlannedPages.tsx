/** What is planned for all pages, by its time, and what failed. */
import { Navigate, useSearchParams } from 'react-router';
import { errorMessage } from '../../../../collection/errorMessages';
import { countText } from '../../../../collection/list/countText';
import { ListSkeleton } from '../../../../collection/list/EmptyList';
import { pageSize, pageUrl, parsePage } from '../../../../collection/list/listUrl';
import { NumberedPagination } from '../../../../collection/list/Pagination';
import { useListChanges } from '../../../../collection/list/useListChanges';
import { useRefetchOnFocus } from '../../../../collection/list/useRefetchOnFocus';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage';
import { useSitePlansQuery } from './Planned.generated';
import { PlanTable } from './PlanTable';

export function PlannedPages() {
  const [searchParams] = useSearchParams();
  const offset = (parsePage(searchParams) - 1) * pageSize;
  const variables = { limit: pageSize, offset };
  const { data, previousData, error, refetch } = useSitePlansQuery({ variables, fetchPolicy: 'cache-and-network' });
  useRefetchOnFocus(refetch);
  useListChanges('site', refetch);
  const list = (data ?? previousData)?.sitePlans;
  if (error && !data)
    return <ErrorMessage message={errorMessage(error, 'Planungen konnten nicht geladen werden.')} onRetry={() => void refetch()} />;
  if (!list) return <ListSkeleton />;
  if (list.total === 0) return <p>Gerade ist nichts geplant. Eine Seite planen Sie im Dialog „Veröffentlichen“.</p>;
  if (data && list.items.length === 0)
    return <Navigate replace to={pageUrl(searchParams, 'page', String(Math.ceil(list.total / pageSize)))} />;
  return (
    <>
      <PlanTable plans={list.items} count={countText(list.total)} isOutdated={!data} />
      <NumberedPagination total={list.total} itemCount={list.items.length} size={pageSize} />
    </>
  );
}
