/** Keeps what is written without being asked, one save after the other, so that none overtakes another. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isConflict } from '../../errorMessages';

/** Milliseconds without a change before it is saved. */
const pause = 800;

type Saving =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'saved'; at: Date }
  /** Someone else was faster: nothing is sent until somebody has decided. */
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

export interface Autosave<T> {
  saving: Saving;
  /** Whether there is something that was not saved. */
  isChanged: boolean;
  /** Sends now what is there, whatever went wrong before. */
  now: () => Promise<void>;
  /** Waits for the save that is under way. */
  settled: () => Promise<void>;
  /** This is what the server has. */
  keep: (value: T) => void;
}

export function useAutosave<T>(value: T, isSound: boolean, save: (value: T) => Promise<unknown>): Autosave<T> {
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [kept, setKept] = useState(value);
  const latest = useRef({ value, save });
  const running = useRef(Promise.resolve());
  useEffect(() => {
    latest.current = { value, save };
  });
  const now = useCallback((): Promise<void> => {
    running.current = running.current.then(async () => {
      const sent = latest.current.value;
      setSaving({ kind: 'busy' });
      try {
        await latest.current.save(sent);
        setKept(sent);
        setSaving({ kind: 'saved', at: new Date() });
      } catch (error) {
        setSaving(isConflict(error) ? { kind: 'conflict' } : { kind: 'failed', error });
      }
    });
    return running.current;
  }, []);
  const isChanged = value !== kept;
  const isWaiting = isChanged && isSound && saving.kind !== 'busy' && saving.kind !== 'conflict';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void now(), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, value, now]);
  const keep = useCallback((next: T) => {
    setKept(next);
    setSaving({ kind: 'idle' });
  }, []);
  return { saving, isChanged, now, settled: () => running.current, keep };
}
