import { lowContrastColors, contrast, textColorOn } from './colorContrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#1e4b38', '#ffffff', 9.9],
])('returns the contrast of %s and %s: %d', (color, otherColor, expected) => {
  expect(contrast(color, otherColor)).toBeCloseTo(expected, 1);
  expect(contrast(otherColor, color)).toBeCloseTo(expected, 1);
});

test('uses the linear part of the formula for the darkest colors', () => expect(contrast('#0a0a0a', '#000000')).toBeCloseTo(1.0607, 3));

test('returns white on dark colors and the dark color on light ones', () => {
  expect(textColorOn('#1e4b38', '#1b1917')).toBe('#ffffff');
  expect(textColorOn('#f6c445', '#1b1917')).toBe('#1b1917');
  expect(['#757575', '#777777'].map(background => textColorOn(background, '#1b1917'))).toEqual(['#ffffff', '#1b1917']); // contrast 4.61 and 4.48
});

test.each([
  [{ color1: null, color2: null }, []],
  [{ color1: '#1E4B38', color2: '#2F6B4C' }, []],
  [{ color1: '#F6C445', color2: null }, ['color1']],
  [{ color1: '#1E4B38', color2: '#9fd8bd' }, ['color2']],
  [{ color1: null, color2: '#eeeeee' }, ['color2']],
  [{ color1: null, color2: '#777777' }, ['color2']], // contrast 4.48
  [{ color1: '#757575', color2: '#757575' }, []],
] as const)('finds colors with low contrast: %j', (colors, lowContrast) => {
  expect(lowContrastColors(colors)).toEqual(lowContrast);
});
