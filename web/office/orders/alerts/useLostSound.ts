/** Announces a lost connection with one tone, in one tab of the browser. */
import { useEffect } from 'react';
import { useConnectionState } from '../../../app/socket/connection';
import { announceInOneTab } from './announceInOneTab';

export function useLostSound(canPlay: boolean): void {
  const isLost = useConnectionState() === 'lost';
  useEffect(() => {
    if (isLost && canPlay) void announceInOneTab('lost', ['connection']);
  }, [isLost, canPlay]);
}
