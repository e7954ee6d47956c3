/** One rule of opening hours and its validation. */
import type { Rule } from '../../errors/messages';
import { dayOfDate, minuteOfDay, weekdays, type Weekday } from './calendar';

export const openingRuleTypes = ['once', 'daily', ...weekdays] as const;
type OpeningRuleType = 'once' | 'daily' | Weekday;

/** Hours of one date, of every day or of a weekday (ENT-11). `isClosed` without times closes the whole day, with times only that range. */
export interface OpeningRule {
  readonly type: OpeningRuleType;
  /** `2026-12-24`; only for `once` rules. */
  readonly date?: string | null;
  readonly isClosed: boolean;
  /** `06:00`. */
  readonly from?: string | null;
  /**
   * `18:00`. If it is not after `from`, the range ends on the next day. `00:00` and `24:00` are midnight; `00:00` to `00:00` is the whole
   * day.
   */
  readonly to?: string | null;
}

/** Returns the broken rule or undefined. Stored hours that break a rule are still evaluated safely. */
export function openingRuleIssue(rule: OpeningRule): Rule | undefined {
  if (!openingRuleTypes.includes(rule.type)) return 'invalidOption';
  if (rule.type === 'once' && !rule.date) return 'dayMissing';
  if (rule.type === 'once' && Number.isNaN(dayOfDate(rule.date!))) return 'invalidDate';
  return timesIssue(rule);
}

function timesIssue({ isClosed, from, to }: OpeningRule): Rule | undefined {
  if (!from && !to) return isClosed ? undefined : 'timesMissing';
  if (!from || !to) return 'timesMissing';
  if (Number.isNaN(minuteOfDay(from)) || Number.isNaN(minuteOfDay(to)) || from === '24:00') return 'invalidTime';
  return from === to && from !== '00:00' ? 'fromEqualsTo' : undefined;
}
