/** Tells whether the page may differ from the HTML of the server, which knows nothing of the device. */
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false on the server and for the first rendering in the browser, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
