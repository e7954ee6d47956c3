/** Rings until each order is answered, also after a reload. */
import { useEffect, useMemo } from 'react';
import { useDeviceSetting } from '../../../../app/useDeviceSetting';
import { useClock } from '../../../../hooks/useClock';
import type { AlarmSound } from '../alarmContext';
import { playSound, unlockSound, useSoundBlocked, useSoundUnlocked } from '../alarmSound';
import { usePause } from './usePause';
import { useTabLock } from '../useTabLock';
import { isDueSoon, type WaitingOrder } from '../waitingOrders';

/** Rings for these orders, in one of the tabs of the device that have orders to ring for. */
export function useOrderAlarm(waitingOrders: readonly WaitingOrder[], timezone: string): AlarmSound {
  const now = useClock(timezone);
  const [isSoundOn, setSoundOn] = useDeviceSetting('play_order_sound');
  const isSoundUnlocked = useSoundUnlocked();
  const isSoundBlocked = useSoundBlocked();
  const { isPaused, pause } = usePause(waitingOrders);
  const sound = waitingOrders.length === 0 ? null : waitingOrders.some(order => isDueSoon(order, now)) ? 'soon' : 'later';

  useEffect(unlockSound, []);
  const canRing = sound !== null && isSoundOn && isSoundUnlocked && !isPaused;
  // A tab of one branch and a tab of all have the same order. Whichever has the lock rings until it has nothing to ring for.
  const hasLock = useTabLock(`order-alarm ${sound}`, canRing);
  useRing(hasLock ? sound : null);
  return useMemo(
    () => ({ isSoundOn, setSoundOn, isSoundUnlocked, isSoundBlocked, isPaused, pause }),
    [isSoundOn, setSoundOn, isSoundUnlocked, isSoundBlocked, isPaused, pause],
  );
}

const vibrationInterval = 6_000;

function useRing(sound: 'soon' | 'later' | null): void {
  useEffect(() => {
    if (!sound) return;
    const stop = playSound(sound);
    const vibrate = (): void => void navigator.vibrate?.([300, 150, 300]);
    vibrate();
    const timer = setInterval(vibrate, vibrationInterval);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [sound]);
}
