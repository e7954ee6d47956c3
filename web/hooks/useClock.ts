/** The current time in the time zone of the shop, updated so that rules that depend on it stay correct. */
import type { DateTime } from 'luxon';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { inZone } from '../../schema/rules/time/calendar';
import { getPageTime, getRenderTime, onClockChange } from './serverTime';

const interval = 10_000;

/** Returns the current minute in this time zone; updates every minute, as soon as the page has time. */
export function useClock(zone: string): DateTime {
  const minute = useSyncExternalStore(subscribe, currentMinute, renderMinute);
  return inZone(useDeferredValue(minute), zone);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, interval);
  const stop = onClockChange(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

const startOfMinute = (time: number): number => Math.floor(time / 60_000) * 60_000;
const currentMinute = (): number => startOfMinute(getPageTime());
const renderMinute = (): number => startOfMinute(getRenderTime());
