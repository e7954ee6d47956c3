/** What can be read on a colour the shop chose. Colours are `#rrggbb`. */

/** Text needs this much (WCAG 2.2, AA). */
export const readableContrast = 4.5;

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** From 1 (the same) to 21 (black on white), as WCAG counts. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** White where it can be read on the ground, else the ink. */
export const inkOn = (ground: string, ink: string): string => (contrast('#ffffff', ground) >= readableContrast ? '#ffffff' : ink);

/** The paler of the grounds on which the main colour stands as text. */
const paper = '#fffffc';
const darkInk = '#1b1917';

interface Colours {
  readonly color1: string | null;
  readonly color2: string | null;
}

/** The colours on which, or by which, words could not be read: the main one stands as text on paper, and its own text on both. */
export function unreadableColours({ color1, color2 }: Colours): (keyof Colours)[] {
  const text = inkOn(color1 ?? '#000000', darkInk);
  const wrong: (keyof Colours)[] = [];
  if (color1 && contrast(color1, paper) < readableContrast) wrong.push('color1');
  if (color2 && contrast(color2, text) < readableContrast) wrong.push('color2');
  return wrong;
}
