/** State that is stored in local storage, and that follows the other tabs of the device. */
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/**
 * `read` returns the state that is stored under the key and must be constant. Without local storage, the state lasts until the page is
 * closed.
 */
export function useStoredState<T>(key: string, read: () => T): [state: T, setState: Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(read);
  useEffect(() => {
    // The browser fires it only in the other tabs.
    const follow = (event: StorageEvent): void => {
      if (event.key === key) setState(read());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, read]);
  return [state, setState];
}
