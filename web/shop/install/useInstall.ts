/** Returns whether the shop offers to be installed as an app, and how. */
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { isServer } from '../../app/rendering/isServer';
import { isSelfService } from '../../app/storage/browserStorage';
import { useShop } from '../shell/state/shopContext';
import { canInstall, hasManualInstall } from './install';
import { showInstallPrompt, getInstallPrompt, onInstallPromptChange } from './installPrompt';
import { openInstructions } from './prompt/instructions';
import { useWorker } from './worker/useWorker';
import { registerWorker, removeWorkers } from './worker/worker';

export interface Install {
  isOffered: boolean;
  /** The page already runs as an app. */
  isStandalone: boolean;
  /** Registers the worker, then shows the prompt of the browser or instructions. */
  install: () => void;
}

export function useInstall(): Install {
  const { config } = useShop();
  const isStandalone = useMediaQuery('(display-mode: standalone)') || isOnHomeScreen();
  const promptEvent = useSyncExternalStore(onInstallPromptChange, getInstallPrompt, () => undefined);
  const { isRegistered = true } = useWorker();
  const isOffered = canInstall({
    isEnabled: config.enablePluginPWA,
    isStandalone,
    isSupported: promptEvent !== undefined || (!isServer && hasManualInstall(navigator)),
    isRegistered,
    isSelfService: isSelfService(),
  });
  return { isOffered, isStandalone, install: () => void (promptEvent ? installWithPrompt() : installByHand()) };
}

/** Safari tells it in its own way. */
const isOnHomeScreen = (): boolean => !isServer && 'standalone' in navigator && navigator.standalone === true;

// The browser permits its prompt only right after the click.
async function installWithPrompt(): Promise<void> {
  const [isDeclined] = await Promise.all([showInstallPrompt(), registerWorker()]);
  if (isDeclined) await removeWorkers();
}

async function installByHand(): Promise<void> {
  openInstructions();
  await registerWorker();
}
