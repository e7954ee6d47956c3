/** The times that staff can promise when they confirm an order. Pure functions. */
import type { DateTime } from 'luxon';
import { fromMillis, inZone } from '../../../../../schema/rules/time/calendar';
import type { CardOrder } from '../../board/board';
import { dueTimeText } from '../../dueText';

type DueOrder = Pick<CardOrder, 'dueAt'>;

const delays = [5, 10, 15, 30]; // minutes
const step = 300_000;
/** Milliseconds after the planned time within which one press still confirms. */
const tolerance = 300_000;

/** The texts of times by their ISO 8601. */
type TimeOptions = Readonly<Record<string, string>>;

/** Returns the time that holds when the order is confirmed as it is; null when it is over. */
export const plannedTime = ({ dueAt }: DueOrder, now: DateTime): string | null =>
  dueAt && Date.parse(dueAt) > now.toMillis() ? dueAt : null;

/**
 * Tells whether the planned time is over by more than five minutes: confirming the order as it is would promise a time that nobody selected.
 * Shortly after it one press confirms, because a branch without preparation time plans an order for the moment at which it comes in.
 */
export const isTimeOver = ({ dueAt }: DueOrder, now: number): boolean => dueAt !== null && now - Date.parse(dueAt) > tolerance;

/** Returns the planned time and some minutes later, or some minutes from now on when the planned time is over. */
export function laterTimes(order: DueOrder, now: DateTime): TimeOptions {
  const planned = plannedTime(order, now);
  const from = planned ? Date.parse(planned) : Math.ceil(now.toMillis() / step) * step;
  const later = delays.map(minutes => {
    const time = from + minutes * 60_000;
    const text = planned ? `+${minutes} min` : remainingText(toIso(time), now);
    return [toIso(time), `${text} · ${dueTimeText(fromMillis(time, now), now)}`] as const;
  });
  return Object.fromEntries([...(planned ? [[planned, `Wie geplant · ${timeTextOf(planned, now)}`] as const] : []), ...later]);
}

/** Returns the free times that are not among the others. */
export const freeTimes = (times: readonly string[], others: TimeOptions, now: DateTime): TimeOptions =>
  Object.fromEntries(
    times
      .filter(time => !Object.keys(others).some(other => Date.parse(other) === Date.parse(time)))
      .map(time => [time, timeTextOf(time, now)]),
  );

/** `15:20`, on another day `Do, 08:00`. */
export const timeTextOf = (time: string, now: DateTime): string => dueTimeText(inZone(time, now.zoneName!), now);

/** `in 20 Minuten`, for the hours ahead. */
export function remainingText(time: string, now: DateTime): string | null {
  const minutes = Math.round((Date.parse(time) - now.toMillis()) / 60_000);
  if (minutes < 1 || minutes > 120) return null;
  return minutes === 1 ? 'in einer Minute' : `in ${minutes} Minuten`;
}

const toIso = (time: number): string => new Date(time).toISOString();
