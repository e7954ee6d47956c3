/** One line of opening hours, and what can be wrong with it before it is stored. */
import { dayOfDate, minuteOfDay, weekdays, type Weekday } from './calendar';

export const openingRuleTypes = ['once', 'daily', ...weekdays] as const;
export type OpeningRuleType = 'once' | 'daily' | Weekday;

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

const faults = {
  unknownType: 'Bitte wählen Sie, wann die Zeile gilt.',
  missingDate: 'Bitte geben Sie das Datum an.',
  wrongDate: 'Dieses Datum gibt es nicht.',
  missingTimes: 'Bitte geben Sie Beginn und Ende an.',
  wrongTime: 'Bitte geben Sie die Uhrzeit im Format HH:MM an.',
  fromEqualsTo: 'Beginn und Ende dürfen nicht gleich sein.',
} as const;

export type OpeningRuleFault = keyof typeof faults;

/** The fault in words, for the form and for answers. */
export const openingRuleFaultText = (fault: OpeningRuleFault): string => faults[fault];

/** What is wrong with a rule, or undefined. Hours that were stored before a check existed are still read without harm. */
export function openingRuleFault(rule: OpeningRule): OpeningRuleFault | undefined {
  if (!openingRuleTypes.includes(rule.type)) return 'unknownType';
  if (rule.type === 'once' && !rule.date) return 'missingDate';
  if (rule.type === 'once' && Number.isNaN(dayOfDate(rule.date!))) return 'wrongDate';
  return timesFault(rule);
}

function timesFault({ isClosed, from, to }: OpeningRule): OpeningRuleFault | undefined {
  if (!from && !to) return isClosed ? undefined : 'missingTimes';
  if (!from || !to) return 'missingTimes';
  if (Number.isNaN(minuteOfDay(from)) || Number.isNaN(minuteOfDay(to)) || from === '24:00') return 'wrongTime';
  return from === to && from !== '00:00' ? 'fromEqualsTo' : undefined;
}
