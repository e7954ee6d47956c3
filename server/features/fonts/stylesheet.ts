/** Creates stylesheets with embedded font files, so that browsers of visitors contact no third party (G-085). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fonts } from '../../../schema/site/fonts';

/** Fonts of the client, and fonts that are served only when a shop uses them. The ranges are those of Google Fonts. */
const clientFonts = join(__dirname, '..', '..', '..', 'web', 'styles', 'fonts');
const bundledFonts = join(__dirname, 'files');
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF',
};
type Subset = keyof typeof ranges;
type FontFiles = (weight: string) => Partial<Record<Subset, string>>;

const fontPath = (folder: string, name: string): string => join(folder, `${name}.woff2`);
const bothSubsets =
  (name: string): FontFiles =>
  weight => ({
    latin: fontPath(bundledFonts, `${name}-latin-${weight}-normal`),
    'latin-ext': fontPath(bundledFonts, `${name}-latin-ext-${weight}-normal`),
  });

const fontFiles: Readonly<Record<string, FontFiles>> = {
  Figtree: () => ({
    latin: fontPath(clientFonts, 'figtree-latin-wght-normal'),
    'latin-ext': fontPath(clientFonts, 'figtree-latin-ext-wght-normal'),
  }),
  Sansita: weight => ({
    latin: fontPath(clientFonts, `sansita-latin-${weight}-normal`),
    ...(weight === '700' && { 'latin-ext': fontPath(clientFonts, 'sansita-latin-ext-700-normal') }),
  }),
  Lora: bothSubsets('lora'),
  Nunito: bothSubsets('nunito'),
  'Playfair Display': bothSubsets('playfair-display'),
};

/** A variant of a font family. */
export interface FontFace {
  family: string;
  weight: string;
  isItalic: boolean;
}

/** Returns one @font-face rule with the embedded font file. */
export const faceRule = ({ family, weight, isItalic }: FontFace, fontFile: Buffer, range?: string): string =>
  `@font-face{font-family:'${family}';font-style:${isItalic ? 'italic' : 'normal'};font-weight:${weight};font-display:swap;` +
  `src:url(data:font/woff2;base64,${fontFile.toString('base64')}) format('woff2')${range ? `;unicode-range:${range}` : ''}}`;

/** Returns the stylesheet of a bundled font; undefined for any other. */
export async function bundledStylesheet(face: FontFace): Promise<string | undefined> {
  const { family, weight, isItalic } = face;
  const font = fonts.find(entry => entry.family === family);
  if (!font || isItalic || !font.variants.includes(weight)) return undefined;
  const rules = Object.entries(fontFiles[family]!(weight)).map(async ([subset, path]) =>
    faceRule(face, await readFile(path), ranges[subset as Subset]),
  );
  return (await Promise.all(rules)).join('\n');
}
