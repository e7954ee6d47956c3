/** The time, as pages show it: of the shop's zone, and renewed so that what a rule says stays true. */
import type { DateTime } from 'luxon';
import { useEffect, useState } from 'react';
import { inZone } from '../../schema/rules/calendar';
import { currentTime } from '../clock';

const tick = 10_000;

/** Now on the shop's clock; changes every minute. */
export function useClock(zone: string): DateTime {
  const [minute, setMinute] = useState(() => minuteOf(currentTime()));
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteOf(currentTime())), tick);
    return () => clearInterval(timer);
  }, []);
  return inZone(minute, zone);
}

const minuteOf = (millis: number): number => Math.floor(millis / 60_000) * 60_000;
