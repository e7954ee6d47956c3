/** What the shop shows about itself as an app: the prompt, the instructions and the banner of a new version. Loaded when needed. */
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useOnline } from '../../hooks/useOnline';
import { useShop } from '../shell/state/shopContext';
import { canPrompt } from './install';
import { dismissalCookie, isDismissed } from './prompt/dismissal';
import { useInstructionsOpen } from './prompt/instructions';
import { useInstall } from './useInstall';
import { useWorker } from './worker/useWorker';
import { useFreshness, useWorkerLifecycle } from './worker/useWorkerLifecycle';

/** Without its code a notice is not displayed; the page stays. */
const lazyNotice = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      Notice => ({ default: Notice }),
      () => ({ default: (_props: P) => null }),
    ),
  );

const InstallPrompt = lazyNotice(async () => (await import('./prompt/InstallPrompt')).InstallPrompt);
const InstallInstructions = lazyNotice(async () => (await import('./prompt/InstallInstructions')).InstallInstructions);
const UpdateBanner = lazyNotice(async () => (await import('./worker/UpdateBanner')).UpdateBanner);

export function InstallNotices() {
  const { config } = useShop();
  const install = useInstall();
  const { waiting } = useWorker();
  const areInstructionsOpen = useInstructionsOpen();
  const [isPrompted, dismiss] = usePrompt(install.isOffered);
  useWorkerLifecycle({ isEnabled: config.enablePluginPWA, isStandalone: install.isStandalone });
  useFreshness();
  return (
    <Suspense>
      {waiting && config.enablePluginPWA && <UpdateBanner />}
      {isPrompted && !areInstructionsOpen && <InstallPrompt shopName={config.shopName} install={install} onDismiss={dismiss} />}
      {areInstructionsOpen && createPortal(<InstallInstructions />, document.body)}
    </Suspense>
  );
}

/** Milliseconds before the prompt appears (CONST-17). */
const promptDelay = 5_000;

/** Returns whether the prompt is displayed, and a function that hides it for a month. */
function usePrompt(isOffered: boolean): [isPrompted: boolean, dismiss: () => void] {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setDue(!isDismissed(document.cookie)), promptDelay);
    return () => clearTimeout(timeout);
  }, []);
  function dismiss(): void {
    document.cookie = dismissalCookie(location.protocol === 'https:');
    setDue(false);
    document.getElementById('content')?.focus({ preventScroll: true }); // The button disappears, so the focus needs a new place.
  }
  return [isDue && isOnline && canPrompt(pathname, isOffered), dismiss];
}
