/** Stylesheets of typefaces with the letters in them, so that no visitor's browser asks anyone else for them (G-085). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fonts } from '../../../schema/site/fonts';

/** What lies with the client, and what visitors are only sent when a shop chose it. The ranges are those of the publisher. */
const ours = join(__dirname, '..', '..', '..', 'web', 'styles', 'fonts');
const others = join(__dirname, 'files');
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF',
};
type Subset = keyof typeof ranges;
type Files = (weight: string) => Partial<Record<Subset, string>>;

const file = (folder: string, name: string): string => join(folder, `${name}.woff2`);
const inBoth =
  (name: string): Files =>
  weight => ({ latin: file(others, `${name}-latin-${weight}-normal`), 'latin-ext': file(others, `${name}-latin-ext-${weight}-normal`) });

const files: Readonly<Record<string, Files>> = {
  Figtree: () => ({ latin: file(ours, 'figtree-latin-wght-normal'), 'latin-ext': file(ours, 'figtree-latin-ext-wght-normal') }),
  Sansita: weight => ({
    latin: file(ours, `sansita-latin-${weight}-normal`),
    ...(weight === '700' && { 'latin-ext': file(ours, 'sansita-latin-ext-700-normal') }),
  }),
  Lora: inBoth('lora'),
  Nunito: inBoth('nunito'),
  'Playfair Display': inBoth('playfair-display'),
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
  const rules = Object.entries(files[family]!(weight)).map(async ([subset, path]) =>
    faceRule(face, await readFile(path), ranges[subset as Subset]),
  );
  return (await Promise.all(rules)).join('\n');
}
