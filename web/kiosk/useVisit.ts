/** Ends the visits of customers, and covers the page until the next one can begin. */
import { useCallback, useEffect, useState } from 'react';
import { readDevice, writeDevice } from '../app/selfService';
import { usePageShow } from '../hooks/usePageShow';
import { endVisit } from './visit';

/** Milliseconds between two attempts to reach the server. */
const retryInterval = 5_000;

interface Visit {
  /** Nobody is here. */
  isResting: boolean;
  /** The visit has ended, and the page is about to be replaced. */
  isEnding: boolean;
  /** The server has not answered, so the page stays until it does. */
  isUnreachable: boolean;
  /** A customer has come. */
  begin: () => void;
  /** With `isResting` the screensaver follows, else the first page. */
  end: (isResting: boolean) => void;
}

export function useVisit(): Visit {
  const [device, setDevice] = useState(readDevice);
  const [ending, setEnding] = useState<{ isResting: boolean } | null>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  const end = useCallback((isResting: boolean) => setEnding(current => current ?? { isResting }), []);
  useEffect(() => writeDevice(device), [device]);
  useEffect(() => {
    if (!ending) return;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const attempt = async (): Promise<void> => {
      if ((await endVisit(ending.isResting)) || isUnmounted) return;
      setUnreachable(true);
      timeout = setTimeout(() => void attempt(), retryInterval);
    };
    void attempt();
    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
    };
  }, [ending]);
  useHiddenWhenLeft(() => end(true));
  const begin = (): void => setDevice({ ...device, isResting: false });
  return { isResting: device.isResting, isEnding: ending !== null, isUnreachable, begin, end };
}

/** The browser keeps pages that were left, to show them again when someone navigates back: hidden, until their visit has ended. */
function useHiddenWhenLeft(onShown: () => void): void {
  useEffect(() => {
    const hide = (): void => void (document.documentElement.style.visibility = 'hidden');
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, []);
  usePageShow(onShown);
}
