import { unreadableColours, contrast, inkOn } from './colorContrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#1e4b38', '#ffffff', 9.9],
])('%s beside %s: %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBeCloseTo(expected, 1);
});

test('the darkest colours differ by their light alone', () => expect(contrast('#0a0a0a', '#000000')).toBeCloseTo(1.0607, 3));

test('text is white on a dark shop colour, and ink on a light one', () => {
  expect(inkOn('#1e4b38', '#1b1917')).toBe('#ffffff');
  expect(inkOn('#f6c445', '#1b1917')).toBe('#1b1917');
  expect(['#757575', '#777777'].map(ground => inkOn(ground, '#1b1917'))).toEqual(['#ffffff', '#1b1917']); // 4.61 and 4.48 to 1
});

test.each([
  [{ color1: null, color2: null }, []],
  [{ color1: '#1E4B38', color2: '#2F6B4C' }, []],
  [{ color1: '#F6C445', color2: null }, ['color1']],
  [{ color1: '#1E4B38', color2: '#9fd8bd' }, ['color2']],
  [{ color1: null, color2: '#eeeeee' }, ['color2']],
  [{ color1: '#757575', color2: '#757575' }, []],
] as const)('words have to be readable: %j', (colours, wrong) => {
  expect(unreadableColours(colours)).toEqual(wrong);
});
