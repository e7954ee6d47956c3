/** The two background colors of a block, and the color of text on them. Green is the default (BLK-02). */
import { select } from '../fields/field';
import { contrast, minContrast } from '../rules/site/colorContrast';

export const background = () =>
  select({
    name: 'BlockBackground',
    label: 'Hintergrund',
    options: { green: 'Grün', yellow: 'Gelb' },
    colorTokens: { green: '--block-green', yellow: '--block-yellow' },
  });

export type Background = 'green' | 'yellow';

/** The colors of the shop, `#rrggbb`; null for the default, on which text is readable. */
export type BlockColors = Readonly<Record<Background, string | null>>;

/** The color of text in tokens.css, and the one where that would have too little contrast. */
const textColors: Readonly<Record<Background, readonly [usual: string, other: string]>> = {
  green: ['#fffdf4', '#1b1917'],
  yellow: ['#2b1c0c', '#ffffff'],
};

/** Returns the color of text on a background of the shop if it is not the usual one. */
export const otherTextColor = (name: Background, color: string): string | false =>
  contrast(textColors[name][0], color) < minContrast && textColors[name][1];
