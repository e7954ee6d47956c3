/** Returns whether the shop offers to be installed as an app, and how. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { isServer } from '../../app/rendering/isServer';
import { isSelfService } from '../../app/storage/browserStorage';
import { useShop } from '../shell/state/shopContext';
import { canInstall } from './install';
import { showInstallPrompt, getInstallPrompt, onInstallPromptChange } from './installPrompt';

export interface Install {
  isOffered: boolean;
  /** The browser has no install prompt: the visitor needs instructions. */
  isManual: boolean;
  install: () => void;
}

export function useInstall(): Install {
  const { config } = useShop();
  const isStandalone = useMediaQuery('(display-mode: standalone)');
  const promptEvent = useSyncExternalStore(onInstallPromptChange, getInstallPrompt, () => undefined);
  const isRegistered = useIsRegistered();
  const isOffered = canInstall({
    isEnabled: config.enablePluginPWA,
    isStandalone,
    isSupported: promptEvent !== undefined || (!isServer && hasManualInstall()),
    isRegistered,
    isSelfService: isSelfService(),
  });
  return { isOffered, isManual: promptEvent === undefined, install: showInstallPrompt };
}

/** Tells whether a service worker is registered; assumes so until the browser has answered. */
function useIsRegistered(): boolean {
  const [isRegistered, setRegistered] = useState(true);
  useEffect(() => {
    const registrationsPromise = 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : Promise.resolve([]);
    registrationsPromise.then(
      registrations => setRegistered(registrations.length > 0),
      () => setRegistered(false),
    );
  }, []);
  return isRegistered;
}

/** Apple devices have no install prompt, but can add pages to the home screen. An iPad identifies itself as a Mac with a touch screen. */
const hasManualInstall = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
