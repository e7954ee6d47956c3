/** The time, as pages show it: of the shop's zone, and renewed so that what a rule says stays true. */
import type { DateTime } from 'luxon';
import { useEffect, useState } from 'react';
import { inZone } from '../../schema/rules/time/calendar';
import { now, onCorrection } from './serverTime';

const tick = 10_000;

/** Now on the shop's clock; changes every minute. */
export function useClock(zone: string): DateTime {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const look = (): void => setMinute(thisMinute());
    const timer = setInterval(look, tick);
    const stop = onCorrection(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return inZone(minute, zone);
}

const thisMinute = (): number => Math.floor(now() / 60_000) * 60_000;
