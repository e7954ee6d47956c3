/** Finds times at which a branch is open or closed. */
import type { DateTime } from 'luxon';
import { currentShift, isOpen, rangesOfDays } from '../../../../../../schema/rules/time/openingHours';
import type { OpeningRule } from '../../../../../../schema/rules/time/openingRule';
import { dayOf, fromMinute, minuteOf } from '../../../../../../schema/rules/time/calendar';

const daysAhead = 14;

/** Returns the first time from `at` on at which the branch is open; null if there is none in the next two weeks. */
export function nextOpen(rules: readonly OpeningRule[], at: DateTime): DateTime | null {
  if (isOpen(rules, at)) return at;
  const today = dayOf(at);
  const next = rangesOfDays(rules, [today, today + daysAhead], at.zone).find(({ start }) => start > minuteOf(at));
  return next ? fromMinute(next.start, at) : null;
}

/** Returns the first time from `at` on at which the branch is closed; null if it does not close in the next days. */
export function nextClosed(rules: readonly OpeningRule[], at: DateTime): DateTime | null {
  const end = currentShift(rules, at)?.end ?? at;
  return isOpen(rules, end) ? null : end;
}
