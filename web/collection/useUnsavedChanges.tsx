/** Asks once before changes that were not saved are left behind (DESIGN.md 8). */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/actions/Button';
import { Dialog } from '../ui/overlays/Dialog';

interface Unsaved {
  isChanged: boolean;
  /** Says whether there is something to lose. */
  mark: (isChanged: boolean) => void;
  /** The question, while somebody wants to leave. */
  question: ReactNode;
}

export function useUnsaved(): Unsaved {
  const [isChanged, setChanged] = useState(false);
  const isToLose = useRef(false); // read at the moment of leaving, so that a saved record may lead on at once
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isToLose.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isToLose.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const mark = (next: boolean): void => {
    isToLose.current = next;
    setChanged(next);
  };
  return { isChanged, mark, question: blocker.state === 'blocked' && <Question onStay={blocker.reset} onLeave={blocker.proceed} /> };
}

const Question = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog
    title="Ungespeicherte Änderungen"
    width="narrow"
    footer={
      <>
        <Button look="secondary" onPress={onStay}>
          Weiter bearbeiten
        </Button>
        <Button look="danger" onPress={onLeave}>
          Änderungen verwerfen
        </Button>
      </>
    }
    onClose={onStay}
  >
    <p>Wenn Sie diese Seite verlassen, gehen Ihre Änderungen verloren.</p>
  </Dialog>
);
