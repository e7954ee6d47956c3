/** One line of opening hours, and what can be wrong with it before it is stored. */
import type { Rule } from '../../errors/messages';
import { dayOfDate, minuteOfDay, weekdays, type Weekday } from './calendar';

export const openingRuleTypes = ['once', 'daily', ...weekdays] as const;
type OpeningRuleType = 'once' | 'daily' | Weekday;

/** Hours of one date, of every day or of a weekday (ENT-11). Closed without times is the whole day, with times that range. */
export interface OpeningRule {
  readonly type: OpeningRuleType;
  /** `2026-12-24`; only a `once` rule has one. */
  readonly date?: string | null;
  readonly isClosed: boolean;
  /** `06:00`. */
  readonly from?: string | null;
  /** `18:00`. Not after `from` means the next day; `00:00` and `24:00` are midnight, `00:00` to `00:00` the whole day. */
  readonly to?: string | null;
}

/** What is wrong with a rule, or undefined. Hours that were stored before a check existed are still read without harm. */
export function openingRuleFault(rule: OpeningRule): Rule | undefined {
  if (!openingRuleTypes.includes(rule.type)) return 'noChoice';
  if (rule.type === 'once' && !rule.date) return 'dayMissing';
  if (rule.type === 'once' && Number.isNaN(dayOfDate(rule.date!))) return 'noDay';
  return timesFault(rule);
}

function timesFault({ isClosed, from, to }: OpeningRule): Rule | undefined {
  if (!from && !to) return isClosed ? undefined : 'timesMissing';
  if (!from || !to) return 'timesMissing';
  if (Number.isNaN(minuteOfDay(from)) || Number.isNaN(minuteOfDay(to)) || from === '24:00') return 'noTime';
  return from === to && from !== '00:00' ? 'fromEqualsTo' : undefined;
}
