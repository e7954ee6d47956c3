import { parseNumber, parsePlainNumber } from './numberInput';

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  [',5', 0.5],
  ['.5', 0.5],
  ['-,5', -0.5],
  ['5,', 5],
  [' 2 ', 2],
  ['1.234', 1.234],
  ['', null],
  [',', null],
  ['.', null],
  ['-', null],
  ['1e3', null],
  ['0x10', null],
  ['1,234.5', null],
  ['1,2,3', null],
  ['9'.repeat(13), null],
])('parses %j as %p', (text, number) => {
  expect(parsePlainNumber(text)).toBe(number);
  expect(parseNumber(text)).toBe(number);
});

test.each([
  ['1.234,5', 1234.5],
  ['12.345.678', 12_345_678],
  ['-1.000,', -1000],
  ['1.23,5', null],
])('parses the grouped number %j as %p, which is no plain number', (text, number) => {
  expect(parseNumber(text)).toBe(number);
  expect(parsePlainNumber(text)).toBeNull();
});
