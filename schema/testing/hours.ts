/** Short builders of times and opening rules for tests. */
import type { DateTime } from 'luxon';
import { inZone, type Weekday } from '../rules/time/calendar';
import type { OpeningRule } from '../rules/time/openingRule';

export const inVienna = (text: string): DateTime => inZone(text, 'Europe/Vienna');

export const dailyRule = (from: string, to: string): OpeningRule => ({ type: 'daily', date: null, isClosed: false, from, to });
export const weekdayRule = (type: Weekday, from: string, to: string): OpeningRule => ({ type, date: null, isClosed: false, from, to });
export const onceRule = (date: string, from: string, to: string): OpeningRule => ({ type: 'once', date, isClosed: false, from, to });
export const closedRule = (from: string, to: string): OpeningRule => ({ type: 'daily', date: null, isClosed: true, from, to });
