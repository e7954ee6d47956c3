/** What a dialog that selects in a library shows: a search, one page of what is found, and why nothing is there. */
import { useRef, type ReactNode } from 'react';
import type { Collection } from '../../../../schema/collections/collection';
import { errorMessage, failureText } from '../../../collection/errorMessages';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import styles from '../media.module.css';
import { LibraryPager } from './LibraryPager';
import type { LibraryPages } from './useLibraryPages';

interface Props {
  definition: Collection;
  pages: LibraryPages;
  /** The result of the request. */
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Undefined until the first response. */
  list: { total: number; items: readonly unknown[] } | undefined;
  actions?: ReactNode;
  /** The tiles of this page. */
  children: ReactNode;
}

export function LibraryList({ definition, pages, result: { error, loading, refetch }, list, actions, children }: Props) {
  const { label } = definition;
  const top = useRef<HTMLDivElement>(null);
  const showPage = (page: number): void => {
    pages.setPage(page);
    top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={styles.sheet}>
      <Field label="Suche">
        <Input type="search" value={pages.search} onChange={pages.setSearch} />
      </Field>
      {actions && <div className={styles.actions}>{actions}</div>}
      {error !== undefined && (
        <ErrorMessage message={errorMessage(error, failureText(definition, 'list'))} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!list && error === undefined && <Loading />}
      {list?.total === 0 && <p role="status">Keine {label} gefunden.</p>}
      {list && <LibraryPager label={label} page={pages.page} list={list} onPage={showPage} />}
      <ul className={styles.tiles} aria-label={label} aria-busy={loading}>
        {children}
      </ul>
    </div>
  );
}
