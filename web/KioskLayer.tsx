/** Adds what a self-service device needs above the shop. Other devices do not load it. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router';

const Kiosk = lazy(async () => ({ default: (await import('./kiosk/Kiosk')).Kiosk }));

export function KioskLayer({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const pathname = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  return (
    <Suspense>
      <Kiosk pathname={pathname} />
    </Suspense>
  );
}
