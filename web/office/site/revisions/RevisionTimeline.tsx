/** The revisions of a page, the latest first. */
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { useInstantText } from '../../useInstantText';
import styles from './revisions.module.css';
import { revisionTitle } from './revisionTexts';
import type { Revision, Revisions } from './useRevisions';

interface Props {
  revisions: Revisions;
  selectedId: string | null;
  /** The revision that gets the focus when the list returns. */
  focusedId: string | null;
  onSelect: (id: string) => void;
}

export function RevisionTimeline({ revisions, selectedId, focusedId, onSelect }: Props) {
  const { items, hasMore, isLoading, error, loadMore, reload } = revisions;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (selectedId === null) list.current?.querySelector<HTMLElement>(`[data-revision="${focusedId}"]`)?.focus();
  }, [selectedId, focusedId]);
  useFocusOnMore(list, items.length);
  return (
    <div className={styles.timeline}>
      {items.length > 0 && (
        <ol ref={list} aria-label="Fassungen, die neueste zuerst" className={styles.list}>
          {items.map(revision => (
            <li key={revision.id}>
              <RevisionButton revision={revision} isSelected={revision.id === selectedId} onSelect={onSelect} />
            </li>
          ))}
        </ol>
      )}
      {error ? <ErrorMessage message="Fassungen konnten nicht geladen werden." onRetry={reload} /> : null}
      {isLoading && items.length === 0 && (
        <Loading>
          <Skeleton shape="heading" />
          <Skeleton />
        </Loading>
      )}
      {!isLoading && !error && items.length === 0 && (
        <p>Noch gibt es keine Fassungen. Die erste entsteht, sobald jemand die Blöcke dieser Seite ändert.</p>
      )}
      {!error && hasMore && (
        <Button variant="secondary" icon="chevron-down" isBusy={isLoading} onPress={loadMore}>
          Ältere Fassungen
        </Button>
      )}
    </div>
  );
}

/** When more have been loaded, the focus moves to the first of them. */
function useFocusOnMore(list: { current: HTMLOListElement | null }, count: number): void {
  const lastCount = useRef(0);
  useEffect(() => {
    if (lastCount.current > 0 && count > lastCount.current) list.current?.children[lastCount.current]?.querySelector('button')?.focus();
    lastCount.current = count;
  }, [list, count]);
}

function RevisionButton({ revision, isSelected, onSelect }: { revision: Revision; isSelected: boolean; onSelect: (id: string) => void }) {
  const instantText = useInstantText();
  const { id, createdAt, author, publishedAt } = revision;
  return (
    <button
      type="button"
      data-revision={id}
      className={styles.revision}
      aria-current={isSelected || undefined}
      onClick={() => onSelect(id)}
    >
      <b>{revisionTitle(revision)}</b>
      <span className={styles.time}>{[instantText(createdAt), author].filter(Boolean).join(' · ')}</span>
      {publishedAt && <Badge tone="success">Veröffentlicht</Badge>}
    </button>
  );
}
