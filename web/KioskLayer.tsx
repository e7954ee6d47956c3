/** Adds what a self-service device needs above the shop. Other devices do not load it. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router';

const Kiosk = lazy(async () => ({ default: await loadKiosk() }));

// Without its code a visit would never be cleared, so the page is loaded again.
const loadKiosk = () =>
  import('./kiosk/Kiosk').then(
    ({ Kiosk }) => Kiosk,
    () => {
      setTimeout(() => location.reload(), 10_000);
      return (_props: { pathname: string }) => null;
    },
  );

export function KioskLayer({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const pathname = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  return (
    <Suspense>
      <Kiosk pathname={pathname} />
    </Suspense>
  );
}
