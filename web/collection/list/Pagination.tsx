/** Links to the previous and the next page of a list. */
import { useSearchParams } from 'react-router';
import { cappedTotal } from '../../../schema/collections/filter';
import type { Collection } from '../../../schema/collections/collection';
import { LinkButton } from '../../ui/actions/Button';
import type { ListData } from '../collectionHooks';
import { pageUrl, searchParamsWith, hasCursor, parsePage, pageSize } from './listUrl';
import styles from '../pages.module.css';

export function Pagination({ definition, page: { total, items, nextCursor } }: { definition: Collection; page: ListData['page'] }) {
  const [searchParams] = useSearchParams();
  if (hasCursor(definition, searchParams)) {
    return (
      <PageLinks
        previous={
          searchParams.has('after') ? { label: 'Zum Anfang', to: `?${searchParamsWith(searchParams, 'after', null).toString()}` } : null
        }
        next={nextCursor ? { label: 'Weiter', to: pageUrl(searchParams, 'after', nextCursor) } : null}
      />
    );
  }
  return <NumberedPagination total={total} itemCount={items.length} size={pageSize} />;
}

interface NumberedPaginationProps {
  total: number;
  /** The number of records on the current page, and the page size. */
  itemCount: number;
  size: number;
}

/** Links to the pages before and after the page in the URL. */
export function NumberedPagination({ total, itemCount, size }: NumberedPaginationProps) {
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  // A capped total does not tell the last page; a full page may have a next one.
  const last = total === cappedTotal ? undefined : Math.max(Math.ceil(total / size), 1);
  const hasNext = last === undefined ? itemCount === size : page < last;
  return (
    <PageLinks
      previous={page > 1 ? { label: 'Zurück', to: pageUrl(searchParams, 'page', String(Math.min(page - 1, last ?? page))) } : null}
      next={hasNext ? { label: 'Weiter', to: pageUrl(searchParams, 'page', String(page + 1)) } : null}
    >
      Seite {page}
      {last !== undefined && ` von ${last}`}
    </PageLinks>
  );
}

interface PageLink {
  label: string;
  to: string;
}

function PageLinks({ previous, next, children }: { previous: PageLink | null; next: PageLink | null; children?: React.ReactNode }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label="Seiten">
      {previous && (
        <LinkButton variant="secondary" icon="arrow-left" to={previous.to}>
          {previous.label}
        </LinkButton>
      )}
      {children && <span>{children}</span>}
      {next && (
        <LinkButton variant="secondary" iconAfter="arrow-right" to={next.to}>
          {next.label}
        </LinkButton>
      )}
    </nav>
  );
}
