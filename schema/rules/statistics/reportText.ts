/** German texts of reports: values as people read them, and statements that compare two periods. Pure functions. */
import type { Field } from '../../fields/field';
import { moneyText } from '../pricing/money';
import { dateOf, dayOfDate, inZone } from '../time/calendar';
import { timeText, weekdayLabels } from '../time/dateText';

const countFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3, useGrouping: 'always' });
const shareFormat = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });
const percentFormat = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });

export const countText = (value: number): string => countFormat.format(value);

/** Returns `1 Bestellung` or `1.234 Bestellungen`. */
export const ordersText = (count: number): string => `${countText(count)} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

/** Returns `412:30 h` for minutes. */
export function hoursText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '−' : ''}${countFormat.format(Math.floor(size / 60))}:${String(size % 60).padStart(2, '0')} h`;
}

/** Returns `20.11.2026` for a day, and `06:00 Uhr` for an hour, which has an offset. */
export function timeLabel(time: string): string {
  const [date = '', clock] = time.split('T');
  if (clock) return `${clock.slice(0, 5)} Uhr`;
  return date.split('-').reverse().join('.');
}

/** Returns `Mo, 20.11.` for an axis, or `06` for an hour. */
export function shortTimeLabel(time: string): string {
  const [date = '', clock] = time.split('T');
  if (clock) return clock.slice(0, 2);
  return `${weekdayLabels[(dayOfDate(date) + 3) % 7]}, ${date.slice(8)}.${date.slice(5, 7)}.`;
}

/** How much a figure changed; null when there was nothing before. */
export const changeOf = (value: number, before: number): number | null => (before === 0 ? null : (value - before) / Math.abs(before));

export const changeText = (change: number): string => percentFormat.format(Math.abs(change));

/** Returns `12,5 %` for a part of all. */
export const shareText = (share: number): string => shareFormat.format(share);

interface Statement {
  /** `Der Umsatz`, `Die Zahl der Bestellungen`. */
  readonly subject: string;
  readonly value: number;
  readonly before: number;
  readonly toText: (value: number) => string;
}

/** States what changed: `Der Umsatz stieg um 12 % auf 52.010,00 €.` */
export function statementText({ subject, value, before, toText }: Statement): string {
  const change = changeOf(value, before);
  if (change === null) return `${subject} betrug ${toText(value)}.`;
  if (Math.round(Math.abs(change) * 100) === 0) return `${subject} blieb mit ${toText(value)} ${value === before ? '' : 'fast '}gleich.`;
  return `${subject} ${change > 0 ? 'stieg' : 'sank'} um ${changeText(change)} auf ${toText(value)}.`;
}

/** The settings of the shop that texts depend on. */
interface ShopFormat {
  readonly currency: string;
  readonly timezone: string;
}

/** Returns the text of a value by its field, as in a table. */
export function valueText(field: Field, name: string, value: unknown, { currency, timezone }: ShopFormat): string {
  if (value === null || value === undefined) return '–';
  if (field.type === 'select') return field.options[String(value)] ?? String(value);
  if (field.type === 'dateTime') return timeText(inZone(String(value), timezone));
  if (typeof value !== 'number') return name === 'date' ? timeLabel(String(value)) : String(value);
  if (field.type === 'money') return moneyText(value, currency);
  if (name === 'share') return shareText(value);
  if (name === 'weekday') return weekdayLabels[value - 1] ?? '';
  if (name === 'hour') return `${String(value).padStart(2, '0')}:00`;
  return name.endsWith('Minutes') ? hoursText(value) : countText(value);
}

/** Presets of the period. `today` is a date. */
export const presets = {
  today: 'Heute',
  yesterday: 'Gestern',
  week: 'Letzte 7 Tage',
  month: 'Letzte 30 Tage',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Letzter Monat',
  year: 'Letzte 365 Tage',
} as const;
type Preset = keyof typeof presets;

const lastDays = (today: string, count: number) => ({ from: dateOf(dayOfDate(today) - count + 1), to: today });

/** Returns the period of a preset. */
export function presetPeriod(preset: Preset, today: string): { from: string; to: string } {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const endOfLastMonth = dateOf(dayOfDate(firstOfMonth) - 1);
  const yesterday = dateOf(dayOfDate(today) - 1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: lastDays(today, 7),
    month: lastDays(today, 30),
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${endOfLastMonth.slice(0, 8)}01`, to: endOfLastMonth },
    year: lastDays(today, 365),
  }[preset];
}
