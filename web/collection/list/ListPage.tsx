/** The back-office list of any collection. */
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { VisuallyHidden } from '../../ui/display/layout';
import { countText } from './countText';
import { EmptyList, ListSkeleton } from './EmptyList';
import { ListHeader } from './ListHeader';
import { useRecordList } from './useRecordList';
import { ListFilters } from './ListFilters';
import { Pagination } from './Pagination';
import styles from '../pages.module.css';
import type { PageProps } from '../pageProps';
import { failureText, errorMessage } from '../errorMessages';
import { RecordTable } from './RecordTable';

export function ListPage({ definition, hooks, can }: PageProps) {
  const { page, isOutdated, isFiltered, error, refetch } = useRecordList(definition, hooks);
  const isEmpty = page?.items.length === 0;
  return (
    <>
      <ListHeader definition={definition} canCreate={can('create')} />
      <div className={styles.body}>
        <ListFilters definition={definition} />
        {error && <ErrorMessage message={errorMessage(error, failureText(definition, 'list'))} onRetry={refetch} />}
        <VisuallyHidden>
          <span role="status">{page && !isEmpty && countText(page.total)}</span>
        </VisuallyHidden>
        {page && !isEmpty && <RecordTable definition={definition} page={page} isOutdated={isOutdated} />}
        {isEmpty && <EmptyList isFiltered={isFiltered} isPastLastPage={page.total > 0} />}
        {page && <Pagination definition={definition} page={page} />}
        {!page && !error && <ListSkeleton />}
      </div>
    </>
  );
}
