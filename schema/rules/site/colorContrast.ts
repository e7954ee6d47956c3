/** Checks the contrast of colors that the shop chooses. Colors are `#rrggbb`. */

/** The minimum contrast of text (WCAG 2.2, AA). */
export const minContrast = 4.5;

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map(position => channel(parseInt(color.slice(position, position + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast by WCAG, from 1 (equal) to 21 (black on white). */
export function contrast(color: string, otherColor: string): number {
  const [lighter, darker] = [luminance(color), luminance(otherColor)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Returns white if it is readable on the background, else the dark color. */
export const textColorOn = (background: string, darkColor: string): string =>
  contrast('#ffffff', background) >= minContrast ? '#ffffff' : darkColor;

/** The lightest background of text in the main color. */
const lightBackground = '#fffffc';
const darkText = '#1b1917';

interface BrandColors {
  readonly color1: string | null;
  readonly color2: string | null;
}

/** Returns the colors with low contrast: the main color against the light background, and its text color against the second color. */
export function lowContrastColors({ color1, color2 }: BrandColors): (keyof BrandColors)[] {
  const text = textColorOn(color1 ?? '#000000', darkText);
  const lowContrast: (keyof BrandColors)[] = [];
  if (color1 && contrast(color1, lightBackground) < minContrast) lowContrast.push('color1');
  if (color2 && contrast(color2, text) < minContrast) lowContrast.push('color2');
  return lowContrast;
}
