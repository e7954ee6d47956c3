/** Adds what a self-service device needs above the shop. Other devices do not load it. */
import { useSyncExternalStore, type ComponentType } from 'react';
import type { createBrowserRouter } from 'react-router';

type Kiosk = ComponentType<{ pathname: string }>;

/** Loads it before the shop is drawn, which would otherwise be visible for a moment as on other devices. */
export const loadKiosk = (): Promise<Kiosk> =>
  import('./kiosk/Kiosk').then(
    ({ Kiosk }): Kiosk => Kiosk,
    () => {
      // Without its code a visit would never be cleared, so the page is loaded again.
      setTimeout(() => location.reload(), 10_000);
      return () => null;
    },
  );

export function KioskLayer({ Kiosk, router }: { Kiosk: Kiosk; router: ReturnType<typeof createBrowserRouter> }) {
  const pathname = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  return <Kiosk pathname={pathname} />;
}
