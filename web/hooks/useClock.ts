/** The current time in the time zone of the shop, updated so that rules that depend on it stay correct. */
import type { DateTime } from 'luxon';
import { useEffect, useState } from 'react';
import { inZone } from '../../schema/rules/time/calendar';
import { now, onClockChange } from './serverTime';

const interval = 10_000;

/** Returns the current minute in this time zone; updates every minute. */
export function useClock(zone: string): DateTime {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    const update = (): void => setMinute(currentMinute());
    const timer = setInterval(update, interval);
    const stop = onClockChange(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return inZone(minute, zone);
}

const currentMinute = (): number => Math.floor(now() / 60_000) * 60_000;
