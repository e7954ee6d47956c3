/** Opening hours for search engines: the regular week, and the special days to come. */
import type { DateTime } from 'luxon';
import { dateOf, dayOf, dayOfDate, minutesPerDay, weekdays, type Weekday } from '../../time/calendar';
import { rangesOf, rulesOfDay, rulesOfWeekday } from '../../time/openingHours';
import type { OpeningRule } from '../../time/openingRule';

interface OpeningHoursSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: readonly string[];
  readonly validFrom?: string;
  readonly validThrough?: string;
  readonly opens: string;
  readonly closes: string;
}

/** Days ahead for which special days are listed. */
const maxDaysAhead = 90;

export const openingHoursData = (rules: readonly OpeningRule[], at: DateTime): OpeningHoursSpecification[] => [
  ...weekData(rules),
  ...specialDays(rules, at),
];

/** Returns each range with all weekdays that have it. Days without a range are closed. */
function weekData(rules: readonly OpeningRule[]): OpeningHoursSpecification[] {
  const days = new Map<string, Weekday[]>();
  for (const weekday of weekdays)
    for (const { opens, closes } of hoursOf(rulesOfWeekday(rules, weekday))) {
      const key = `${opens} ${closes}`;
      days.set(key, [...(days.get(key) ?? []), weekday]);
    }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens = '', closes = ''] = key.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: dayOfWeek.map(capitalize), opens, closes };
  });
}

function specialDays(rules: readonly OpeningRule[], at: DateTime): OpeningHoursSpecification[] {
  const today = dayOf(at);
  const days = rules.map(({ type, date }) => (type === 'once' && date ? dayOfDate(date) : NaN));
  return [...new Set(days)]
    .filter(day => day >= today && day <= today + maxDaysAhead)
    .sort((a, b) => a - b)
    .flatMap(day => {
      const hours = hoursOf(rulesOfDay(rules, day));
      const date = dateOf(day);
      return (hours.length > 0 ? hours : [closed]).map(
        range => ({ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...range }) as const,
      );
    });
}

/** Search engines understand equal times as closed. */
const closed = { opens: '00:00', closes: '00:00' };

const hoursOf = (rules: readonly OpeningRule[]): { opens: string; closes: string }[] =>
  rangesOf(rules, minute => minute).map(({ start, end }) => ({ opens: clockText(start), closes: closingText(end) }));

// Midnight as the end of a day is 23:59, because 00:00 is its start; a later end is on the next day.
const closingText = (end: number): string => (end === minutesPerDay ? '23:59' : clockText(end % minutesPerDay));

const clockText = (minute: number): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
const pad = (value: number): string => String(value).padStart(2, '0');
const capitalize = (weekday: string): string => weekday[0]!.toUpperCase() + weekday.slice(1);
