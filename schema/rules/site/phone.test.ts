import { textOf } from '../../errors/messages';
import { phoneFaults, toPhone } from './phone';

test.each([
  ['0043 (1) 23a', '+43 1 23'],
  ['00', '+'],
  [' 0043', '+43'],
  ['+43 664/12-34 567', '+43 6641234 567'],
  ['0664 1234567', '0664 1234567'],
  ['+43  664 ', '+43 664 '],
])('%j becomes %j', (typed, kept) => {
  expect(toPhone(typed)).toBe(kept);
});

test.each([
  ['+43 664 1234567', true],
  [' +436641234567 ', true],
  ['0664 1234567', false],
  ['+', false],
  ['+43+664123', false],
])('%j is a number: %p', (phone, isNumber) => {
  expect(phoneFaults(phone, '+43 664 1234567').length === 0).toBe(isNumber);
});

test('the format of the shop is named', () => {
  expect(phoneFaults('0664', '+49 170 1234567').map(textOf)).toEqual(['Bitte geben Sie eine gültige Nummer im Format +49 170 1234567 an.']);
});
