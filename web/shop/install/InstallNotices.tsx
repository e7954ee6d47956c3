/** What the shop shows about itself as an app: the prompt, the instructions and the banner of a new version. Loaded when needed. */
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { lazyNotice } from '../lazyNotice';
import { useShop } from '../shell/state/shopContext';
import { useInstructionsOpen } from './prompt/instructions';
import { usePrompt } from './prompt/usePrompt';
import { useInstall } from './useInstall';
import { useWorker } from './worker/useWorker';
import { useFreshness, useWorkerLifecycle } from './worker/useWorkerLifecycle';

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
