/** Announces a lost connection with one tone, on every page of the back office and in one tab. */
import { useEffect } from 'react';
import { useConnectionState } from '../../../app/socket/connection';
import type { AlarmSound } from './alarmContext';
import { announceInOneTab } from './announceInOneTab';

export function useLostSound({ isSoundOn, isSoundUnlocked }: AlarmSound): void {
  const isLost = useConnectionState() === 'lost';
  const canPlay = isSoundOn && isSoundUnlocked;
  useEffect(() => {
    if (isLost && canPlay) void announceInOneTab('lost', ['connection']);
  }, [isLost, canPlay]);
}
