import { contrast, inkOn } from './colours';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#1e4b38', '#ffffff', 9.9],
])('%s beside %s: %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBeCloseTo(expected, 1);
});

test('text is white on a dark shop colour, and ink on a light one', () => {
  expect(inkOn('#1e4b38', '#1b1917')).toBe('#ffffff');
  expect(inkOn('#f6c445', '#1b1917')).toBe('#1b1917');
});
