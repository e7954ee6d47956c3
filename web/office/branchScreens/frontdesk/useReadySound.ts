/** Announces tickets that became ready with one short sound, in one tab for each branch. */
import { useEffect, useRef } from 'react';
import { useDeviceSetting } from '../../../app/useDeviceSetting';
import { unlockSound, useSoundBlocked, useSoundUnlocked } from '../../orders/alerts/alarmSound';
import { announceInOneTab } from '../../orders/alerts/announceInOneTab';

export interface ReadySound {
  isSoundOn: boolean;
  setSoundOn: (isOn: boolean) => void;
  /** The browser waits for a tap before it plays sound. */
  isSoundBlocked: boolean;
  /** Whether the device plays sounds now. */
  canPlay: boolean;
}

export function useReadySound(newlyReady: ReadonlySet<string>, branch: string): ReadySound {
  const [isSoundOn, setSoundOn] = useDeviceSetting('play_ready_sound');
  const isSoundUnlocked = useSoundUnlocked();
  const isSoundBlocked = useSoundBlocked();
  const canPlay = isSoundOn && isSoundUnlocked;
  const announced = useRef(newlyReady);
  useEffect(unlockSound, []);
  useEffect(() => {
    const added = [...newlyReady].filter(uid => !announced.current.has(uid));
    // Sound that is switched on later does not announce what is on the board already.
    announced.current = newlyReady;
    if (canPlay)
      void announceInOneTab(
        'ready',
        added.map(uid => `${branch} ${uid}`),
      );
  }, [canPlay, newlyReady, branch]);
  return { isSoundOn, setSoundOn, isSoundBlocked, canPlay };
}
