/** The revisions of the edited page beside the comparison of the selected one. On narrow screens one replaces the other. */
import { useState } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { SiteRecord } from '../blocks/siteRecord';
import type { SiteEditor } from '../editor/useSiteEditor';
import { RevisionDetails } from './RevisionDetails';
import { RevisionTimeline } from './RevisionTimeline';
import styles from './revisions.module.css';
import { useRevisions } from './useRevisions';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  onClose: () => void;
}

export function RevisionsDialog({ record, editor, onClose }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const revisions = useRevisions(record.id, editor);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  /** The revision that was selected last, for the focus when a narrow screen returns to the list. */
  const [lastId, setLastId] = useState<string | null>(null);
  const selected = revisions.items.find(({ id }) => id === selectedId);
  const select = (id: string | null): void => {
    setLastId(selectedId);
    setSelectedId(id);
  };
  return (
    <Dialog title="Fassungen" width="full" onClose={onClose}>
      <div className={styles.columns}>
        {(isWide || !selected) && <RevisionTimeline revisions={revisions} selectedId={selectedId} focusedId={lastId} onSelect={select} />}
        {selected ? (
          <RevisionDetails
            key={selected.id}
            path={record.path ?? ''}
            revision={selected}
            revisions={revisions.items}
            editor={editor}
            isWide={isWide}
            onBack={() => select(null)}
            onClose={onClose}
          />
        ) : (
          isWide &&
          revisions.items.length > 0 && <p className={styles.hint}>Wählen Sie eine Fassung, um sie mit dem Entwurf zu vergleichen.</p>
        )}
      </div>
    </Dialog>
  );
}
