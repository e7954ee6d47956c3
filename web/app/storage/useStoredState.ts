/** State that is stored in local storage. Everything that uses it on the device follows it, also in other tabs. */
import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';

type SetState = (state: never) => void;

/** What uses the state of each key in this tab. */
const users = new Map<string, Set<SetState>>();

/**
 * `read` returns the state that is stored under the key and must be constant. Without local storage, the state lasts until the page is
 * closed.
 */
export function useStoredState<T>(key: string, read: () => T): [state: T, setState: Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(read);
  useEffect(() => {
    const states = users.get(key) ?? new Set();
    users.set(key, states.add(setState));
    // The browser fires it only in the other tabs.
    const follow = (event: StorageEvent): void => {
      if (event.key === key) setState(read());
    };
    addEventListener('storage', follow);
    return () => {
      states.delete(setState);
      removeEventListener('storage', follow);
    };
  }, [key, read]);
  const setAll = useCallback((next: SetStateAction<T>) => users.get(key)?.forEach(setOne => setOne(next as never)), [key]);
  return [state, setAll];
}
