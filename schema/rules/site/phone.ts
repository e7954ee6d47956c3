/** Phone numbers as people type them (VAL-04, VAL-05). */
import type { Fault } from '../../fields/validation/validate';
import { isPhone } from '../../fields/validation/formats';

/** What stays of an input: digits, plus and single spaces; a leading 00 is a plus. */
export const toPhone = (text: string): string =>
  text
    .replace(/[^\d+ ]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^ ?00/, '+');

/** A number begins with + and its country; the format is the shop's example. */
export const phoneFaults = (phone: string, format: string): Fault[] =>
  isPhone(phone.trim()) ? [] : [{ path: ['phone'], rule: 'noPhone', limit: format }];
