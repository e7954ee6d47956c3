/** Saves a value automatically. Saves run one after another, so that no older value overwrites a newer one. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isConflict } from '../../errorMessages';

/** Milliseconds without a change before the value is saved. */
const saveDelay = 800;

type SaveState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'saved'; at: Date }
  /** Another user changed the record. Nothing is saved until the viewer has chosen a version. */
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

export interface Autosave<T> {
  saveState: SaveState;
  /** True if there are unsaved changes. */
  isChanged: boolean;
  /** Saves the current value immediately, even after an error. */
  saveNow: () => Promise<void>;
  /** Waits for the running save. */
  waitForSave: () => Promise<void>;
  /** Marks a value as saved on the server. */
  markSaved: (value: T) => void;
}

export function useAutosave<T>(value: T, isValid: boolean, save: (value: T) => Promise<unknown>): Autosave<T> {
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const [savedValue, setSavedValue] = useState(value);
  const latest = useRef({ value, save });
  const running = useRef(Promise.resolve());
  useEffect(() => {
    latest.current = { value, save };
  });
  const saveNow = useCallback((): Promise<void> => {
    running.current = running.current.then(async () => {
      const sentValue = latest.current.value;
      setSaveState({ kind: 'busy' });
      try {
        await latest.current.save(sentValue);
        setSavedValue(sentValue);
        setSaveState({ kind: 'saved', at: new Date() });
      } catch (error) {
        setSaveState(isConflict(error) ? { kind: 'conflict' } : { kind: 'failed', error });
      }
    });
    return running.current;
  }, []);
  const isChanged = value !== savedValue;
  const isWaiting = isChanged && isValid && saveState.kind !== 'busy' && saveState.kind !== 'conflict';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void saveNow(), saveDelay);
    return () => clearTimeout(timer);
  }, [isWaiting, value, saveNow]);
  const markSaved = useCallback((nextValue: T) => {
    setSavedValue(nextValue);
    setSaveState({ kind: 'idle' });
  }, []);
  return { saveState, isChanged, saveNow, waitForSave: () => running.current, markSaved };
}
