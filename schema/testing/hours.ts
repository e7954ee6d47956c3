/** Short words for the tests of hours. */
import type { DateTime } from 'luxon';
import { inZone, type Weekday } from '../rules/time/calendar';
import type { OpeningRule } from '../rules/time/openingRule';

export const vienna = (text: string): DateTime => inZone(text, 'Europe/Vienna');

export const daily = (from: string, to: string): OpeningRule => ({ type: 'daily', date: null, isClosed: false, from, to });
export const on = (type: Weekday, from: string, to: string): OpeningRule => ({ type, date: null, isClosed: false, from, to });
export const once = (date: string, from: string, to: string): OpeningRule => ({ type: 'once', date, isClosed: false, from, to });
export const pause = (from: string, to: string): OpeningRule => ({ type: 'daily', date: null, isClosed: true, from, to });
