/** Announces tickets that became ready with one short sound, in one tab for each branch. */
import { useEffect, useRef } from 'react';
import { useDeviceSetting } from '../../../app/useDeviceSetting';
import { playSound, unlockSound, useSoundBlocked, useSoundUnlocked } from '../../orders/alerts/alarmSound';
import { useTabLock } from '../../orders/alerts/useTabLock';

export interface ReadySound {
  isSoundOn: boolean;
  setSoundOn: (isOn: boolean) => void;
  /** The browser waits for a tap before it plays sound. */
  isSoundBlocked: boolean;
}

export function useReadySound(newlyReady: ReadonlySet<string>, branch: string): ReadySound {
  const [isSoundOn, setSoundOn] = useDeviceSetting('play_ready_sound');
  const isSoundUnlocked = useSoundUnlocked();
  const isSoundBlocked = useSoundBlocked();
  const canPlay = useTabLock(`ready-ticket ${branch}`, isSoundOn && isSoundUnlocked);
  const announced = useRef(newlyReady);
  useEffect(unlockSound, []);
  useEffect(() => {
    const isNew = [...newlyReady].some(uid => !announced.current.has(uid));
    // Sound that is switched on later does not announce what is on the board already.
    announced.current = newlyReady;
    if (isNew && canPlay) playSound('ready');
  }, [canPlay, newlyReady]);
  return { isSoundOn, setSoundOn, isSoundBlocked };
}
