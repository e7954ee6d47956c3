/** A setting of this device with several options. Local storage holds the position of the chosen one. */
import { useCallback, useState } from 'react';
import { keysOf } from '../../schema/objects';
import { readStorageKey, writeStorageKey } from './storage/browserStorage';

/** `options` are texts by choice, in a constant. Without local storage, the choice lasts until the page is closed. */
export function useDeviceChoice<C extends string>(
  name: 'order_density' | 'order_sort',
  options: Readonly<Record<C, string>>,
  initial: NoInfer<C>,
): [choice: C, set: (choice: C) => void] {
  const [choice, setChoice] = useState(() =>
    readStorageKey('local', name, stored => (typeof stored === 'number' && keysOf(options)[stored]) || initial),
  );
  const set = useCallback(
    (next: C) => {
      setChoice(next);
      writeStorageKey('local', name, keysOf(options).indexOf(next));
    },
    [name, options],
  );
  return [choice, set];
}
