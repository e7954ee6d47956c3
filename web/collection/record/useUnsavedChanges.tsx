/** Asks for confirmation before unsaved changes are discarded (DESIGN.md 8). */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';

export type StartSave = () => () => boolean;

interface UnsavedChanges {
  hasUnsavedChanges: boolean;
  /** Sets whether there are unsaved changes. */
  setChanged: (hasChanges: boolean) => void;
  /** Call it when a save starts. The returned function marks the changes before as saved; it returns false when there are newer ones. */
  startSave: StartSave;
  /** The dialog that is open while the user tries to leave. */
  leaveDialog: ReactNode;
}

interface LeaveTexts {
  explanation: string;
  leaveLabel: string;
}

const changesAreLost: LeaveTexts = {
  explanation: 'Wenn Sie diese Seite verlassen, gehen Ihre Änderungen verloren.',
  leaveLabel: 'Änderungen verwerfen',
};

export function useUnsavedChanges(texts = changesAreLost): UnsavedChanges {
  const [hasUnsavedChanges, setUnsavedChanges] = useState(false);
  const isChangedRef = useRef(false); // A ref, so that a page may navigate right after it saved.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChangedRef.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent): void => {
      if (isChangedRef.current) event.preventDefault();
    };
    addEventListener('beforeunload', confirmUnload);
    return () => removeEventListener('beforeunload', confirmUnload);
  }, []);
  const changeCount = useRef(0);
  const setChanged = useCallback((next: boolean): void => {
    isChangedRef.current = next;
    if (next) changeCount.current += 1;
    setUnsavedChanges(next);
  }, []);
  const startSave: StartSave = () => {
    const savedCount = changeCount.current;
    return () => {
      const isSaved = changeCount.current === savedCount;
      if (isSaved) setChanged(false);
      return isSaved;
    };
  };
  return {
    hasUnsavedChanges,
    setChanged,
    startSave,
    leaveDialog: blocker.state === 'blocked' && <LeaveDialog texts={texts} onStay={blocker.reset} onLeave={blocker.proceed} />,
  };
}

/** Returns the version of a record that a form edits: the newest, unless there are unsaved changes, which it would replace. */
export function useFormRecord<R>(record: R, hasUnsavedChanges: boolean): R {
  const [edited, setEdited] = useState(record);
  if (edited !== record && !hasUnsavedChanges) setEdited(record);
  return edited;
}

interface LeaveDialogProps {
  texts: LeaveTexts;
  onStay: () => void;
  onLeave: () => void;
}

const LeaveDialog = ({ texts: { explanation, leaveLabel }, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    title="Ungespeicherte Änderungen"
    width="narrow"
    footer={
      <>
        <Button variant="secondary" onPress={onStay}>
          Weiter bearbeiten
        </Button>
        <Button variant="danger" onPress={onLeave}>
          {leaveLabel}
        </Button>
      </>
    }
    onClose={onStay}
  >
    <p>{explanation}</p>
  </Dialog>
);
