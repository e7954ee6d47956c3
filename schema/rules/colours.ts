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
