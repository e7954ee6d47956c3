/** Confirms what happens to the selected pages, says how far it is, and lists the pages that stayed as they are. */
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { VisuallyHidden } from '../../../../ui/display/layout';
import { Dialog } from '../../../../ui/overlays/Dialog';
import type { ListedSite } from '../useSites';
import styles from './Bulk.module.css';
import { pagesText, type BulkAction } from './bulkActions';
import { UnchangedPages } from './UnchangedPages';
import { useBulkRun, type BulkRun } from './useBulkRun';

interface Props {
  action: BulkAction;
  pages: readonly ListedSite[];
  /** Gets the pages that were changed. */
  onClose: (changed: readonly ListedSite[]) => void;
}

export function BulkDialog({ action, pages, onClose }: Props) {
  const run = useBulkRun(action, pages);
  const { step, tasks, changed } = run;
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'finished') closeButton.current?.focus();
  }, [step]);
  const close = step === 'running' ? run.stop : () => onClose(changed);
  const canStart = step !== 'finished' && (step !== 'ready' || tasks.length > 0);
  return (
    <Dialog
      title={titleOf(action, run)}
      footer={
        <>
          <Button ref={closeButton} variant="secondary" onPress={close}>
            {step === 'running' ? 'Anhalten' : canStart ? 'Abbrechen' : 'Schließen'}
          </Button>
          {canStart && (
            <Button variant={action.operation === 'delete' ? 'danger' : 'primary'} isBusy={step !== 'ready'} onPress={run.start}>
              {action.label}
            </Button>
          )}
        </>
      }
      onClose={close}
    >
      <div className={styles.dialog}>
        <VisuallyHidden>
          <span role="status">{titleOf(action, run)}</span>
        </VisuallyHidden>
        <BulkStep action={action} run={run} />
      </div>
    </Dialog>
  );
}

function titleOf({ label, question, doneText }: BulkAction, { step, tasks, changed }: BulkRun): string {
  if (step === 'checking') return 'Seiten werden geprüft';
  if (step === 'finished') return doneText(changed.length === 0 ? 'Keine Seite' : pagesText(changed.length));
  return tasks.length === 0 ? `${label} nicht möglich` : question(pagesText(tasks.length));
}

function BulkStep({ action, run: { step, progress, tasks, leftOut, failures } }: { action: BulkAction; run: BulkRun }) {
  if (step === 'checking' || step === 'running')
    return (
      <label className={styles.progress}>
        {`${progress.value} von ${progress.max}`}
        <progress {...progress} />
      </label>
    );
  if (step === 'finished') return <UnchangedPages title="Das ging nicht" pages={[...failures, ...leftOut]} />;
  return (
    <>
      {tasks.length > 0 && <p>{action.explanation}</p>}
      <UnchangedPages
        title={leftOut.length === 1 ? 'Eine Seite bleibt, wie sie ist' : `${leftOut.length} Seiten bleiben, wie sie sind`}
        pages={leftOut}
      />
    </>
  );
}
