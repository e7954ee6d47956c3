/** A setting of this device with several options. Local storage holds the position of the chosen one. */
import { useCallback } from 'react';
import { keysOf } from '../../schema/objects';
import { readStorageKey, writeStorageKey } from './storage/browserStorage';
import { useStoredState } from './storage/useStoredState';

/** `options` are texts by choice, in a constant. Without local storage, the choice lasts until the page is closed. */
export function useDeviceChoice<C extends string>(
  name: 'order_density' | 'order_sort' | 'order_alarm',
  options: Readonly<Record<C, string>>,
  initial: NoInfer<C>,
): [choice: C, set: (choice: C) => void] {
  const read = useCallback(
    (): C => readStorageKey('local', name, stored => (typeof stored === 'number' && keysOf(options)[stored]) || initial),
    [name, options, initial],
  );
  const [choice, setChoice] = useStoredState(name, read);
  const set = useCallback(
    (next: C) => {
      setChoice(next);
      writeStorageKey('local', name, keysOf(options).indexOf(next));
    },
    [name, options, setChoice],
  );
  return [choice, set];
}
