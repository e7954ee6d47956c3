/** Normalizes, validates and compares phone numbers (VAL-04, VAL-05). */
import type { Issue } from '../../fields/validation/validate';
import { isPhone } from '../../fields/validation/formats';

/** Removes all characters but digits, plus and single spaces; a leading 00 becomes a plus. */
export const normalizePhone = (text: string): string =>
  text
    .replace(/[^\d+ ]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^ ?00/, '+');

/** Validates a phone number; `format` is the shop's example for the message. */
export const phoneIssues = (phone: string, format: string): Issue[] =>
  isPhone(phone.trim()) ? [] : [{ path: ['phone'], rule: 'invalidPhone', limit: format }];

/** Returns the digits with which the international number ends. Accepts national notation, such as 0664 1234567, and any grouping. */
export function internationalDigits(phone: string): string {
  const plain = normalizePhone(phone.replace('(0)', '')).replaceAll(' ', '');
  return plain.startsWith('+') ? plain.replace(/\D/g, '') : plain.replace(/\D/g, '').replace(/^0/, '');
}
