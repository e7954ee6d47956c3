/** The name of a revision, and the buttons to restore and to name it. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { RevisionNameDialog } from './RevisionNameDialog';
import styles from './revisions.module.css';
import { revisionTitle } from './revisionTexts';
import type { Revision } from './useRevisions';

interface Props {
  revision: Revision;
  canRestore: boolean;
  /** Returns to the list, where it is not beside the revision. */
  onBack: (() => void) | undefined;
  onRestore: () => void;
}

export function RevisionHeader({ revision, canRestore, onBack, onRestore }: Props) {
  const [hasNameDialog, setNameDialog] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const replacesList = onBack !== undefined;
  useEffect(() => {
    if (replacesList) heading.current?.focus();
  }, [replacesList]);
  return (
    <header className={styles.header}>
      {onBack && (
        <Button variant="text" icon="chevron-left" onPress={onBack}>
          Alle Fassungen
        </Button>
      )}
      <h3 ref={heading} tabIndex={-1}>
        {revisionTitle(revision)}
      </h3>
      <Button variant="secondary" icon="pencil" popup="dialog" onPress={() => setNameDialog(true)}>
        Benennen
      </Button>
      <Button icon="undo-2" isDisabled={!canRestore} onPress={onRestore}>
        Diese Fassung wiederherstellen
      </Button>
      {hasNameDialog && <RevisionNameDialog revision={revision} onClose={() => setNameDialog(false)} />}
    </header>
  );
}
