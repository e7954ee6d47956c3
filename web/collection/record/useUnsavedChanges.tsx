/** Asks for confirmation before unsaved changes are discarded (DESIGN.md 8). */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';

interface UnsavedChanges {
  hasUnsavedChanges: boolean;
  /** Sets whether there are unsaved changes. */
  setChanged: (hasChanges: boolean) => void;
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
  const setChanged = (next: boolean): void => {
    isChangedRef.current = next;
    setUnsavedChanges(next);
  };
  return {
    hasUnsavedChanges,
    setChanged,
    leaveDialog: blocker.state === 'blocked' && <LeaveDialog texts={texts} onStay={blocker.reset} onLeave={blocker.proceed} />,
  };
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
