import { messageFor } from '../../errors/messages';
import { internationalDigits, phoneIssues, normalizePhone } from './phone';

test.each([
  ['0043 (1) 23a', '+43 1 23'],
  ['00', '+'],
  [' 0043', '+43'],
  ['+43 664/12-34 567', '+43 6641234 567'],
  ['0664 1234567', '0664 1234567'],
  ['+43  664 ', '+43 664 '],
])('normalizes %j to %j', (text, expected) => {
  expect(normalizePhone(text)).toBe(expected);
});

test.each([
  ['+43 664 1234567', true],
  [' +436641234567 ', true],
  ['0664 1234567', false],
  ['+', false],
  ['+43+664123', false],
])('validates %j: %p', (phone, isValid) => {
  expect(phoneIssues(phone, '+43 664 1234567').length === 0).toBe(isValid);
});

test('names the phone format of the shop in the message', () => {
  expect(phoneIssues('0664', '+49 170 1234567').map(messageFor)).toEqual([
    'Bitte geben Sie eine gültige Nummer im Format +49 170 1234567 an.',
  ]);
});

test.each([
  ['+43 660 9876543', '436609876543'],
  ['0043 660 9876543', '436609876543'],
  ['+43 (0)660/98 76-543', '436609876543'],
  ['0660 9876543', '6609876543'],
  ['(0660) 987 65 43', '6609876543'],
  ['6543', '6543'],
  ['', ''],
])('returns the digits with which the number %j ends: %s', (phone, expected) => {
  expect(internationalDigits(phone)).toBe(expected);
});
