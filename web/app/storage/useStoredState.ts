/** State that is kept in local storage, and that follows the other tabs of the device. */
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/** `read` returns the stored state and must be constant. Without local storage, the state lasts until the page is closed. */
export function useStoredState<T>(read: () => T): [state: T, setState: Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(read);
  useEffect(() => {
    // The browser fires it only in the other tabs.
    const follow = (): void => setState(current => keepEqual(current, read()));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [read]);
  return [state, setState];
}

/** Any key of the storage can have changed. */
const keepEqual = <T>(current: T, next: T): T => (JSON.stringify(current) === JSON.stringify(next) ? current : next);
