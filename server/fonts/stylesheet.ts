/** Stylesheets of typefaces with the letters in them, so that no visitor's browser asks anyone else for them (G-085). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fonts } from '../../schema/fonts';

/** What lies with the client. The ranges are those of its own stylesheet. */
const folder = join(__dirname, '..', '..', 'web', 'styles', 'fonts');
const ranges = { latin: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212', 'latin-ext': 'U+0100-02AF' };
type Subset = keyof typeof ranges;

const files: Readonly<Record<string, (weight: string) => Partial<Record<Subset, string>>>> = {
  Figtree: () => ({ latin: 'figtree-latin-wght-normal', 'latin-ext': 'figtree-latin-ext-wght-normal' }),
  Sansita: weight => ({
    latin: `sansita-latin-${weight}-normal`,
    ...(weight === '700' && { 'latin-ext': 'sansita-latin-ext-700-normal' }),
  }),
};

/** A face: which letters of which family, how heavy and how slanted. */
export interface Face {
  family: string;
  weight: string;
  isItalic: boolean;
}

/** One rule of a stylesheet, with the letters in it. */
export const faceRule = ({ family, weight, isItalic }: Face, letters: Buffer, range?: string): string =>
  `@font-face{font-family:'${family}';font-style:${isItalic ? 'italic' : 'normal'};font-weight:${weight};font-display:swap;` +
  `src:url(data:font/woff2;base64,${letters.toString('base64')}) format('woff2')${range ? `;unicode-range:${range}` : ''}}`;

/** The stylesheet of a face of ours; undefined for any other. */
export async function ownStylesheet(face: Face): Promise<string | undefined> {
  const { family, weight, isItalic } = face;
  const font = fonts.find(entry => entry.family === family);
  if (!font || isItalic || !font.variants.includes(weight)) return undefined;
  const rules = Object.entries(files[family]!(weight)).map(async ([subset, file]) =>
    faceRule(face, await readFile(join(folder, `${file}.woff2`)), ranges[subset as Subset]),
  );
  return (await Promise.all(rules)).join('\n');
}
