/** The offer to install the shop as an app: whether it stands, and what happens when it is taken. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { isSelfService } from '../../app/selfService';
import { useShop } from '../shell/state/shopContext';
import { mayInstall } from './install';
import { askToInstall, installQuestion, onInstallQuestion } from './installPrompt';

export interface Install {
  isOffered: boolean;
  /** The browser asks, or the visitor has to be told how. */
  isByHand: boolean;
  install: () => void;
}

export function useInstall(): Install {
  const { config } = useShop();
  const isStandalone = useMediaQuery('(display-mode: standalone)');
  const question = useSyncExternalStore(onInstallQuestion, installQuestion);
  const isRegistered = useRegistration();
  const isOffered = mayInstall({
    isWanted: config.enablePluginPWA,
    isStandalone,
    isSupported: question !== undefined || isInstalledByHand(),
    isRegistered,
    isSelfService: isSelfService(),
  });
  return { isOffered, isByHand: question === undefined, install: askToInstall };
}

/** Whether a worker of ours is there; taken for granted until the browser has said. */
function useRegistration(): boolean {
  const [isRegistered, setRegistered] = useState(true);
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : Promise.resolve([]);
    workers.then(
      found => setRegistered(found.length > 0),
      () => setRegistered(false),
    );
  }, []);
  return isRegistered;
}

/** Phones and tablets of Apple never ask, but let pages be put on the home screen; a tablet calls itself a Mac with a touch screen. */
const isInstalledByHand = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
