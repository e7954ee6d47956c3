/** The font files that a page needs first. They load early, because the browser asks for a font only when it has laid out its text. */
import type { ThemeSettings } from '../theme';

const bodyFiles: Readonly<Record<string, string>> = { Figtree: 'figtree-latin-wght-normal', Sansita: 'sansita-latin-400-normal' };
/** Of headings and of the name of the shop. Figtree is one file with all weights. */
const headingFiles: Readonly<Record<string, readonly string[]>> = {
  Figtree: ['figtree-latin-wght-normal'],
  Sansita: ['sansita-latin-700-normal', 'sansita-latin-800-normal'],
};

/** Returns the source files of the fonts of body and headings, from `web`; none for a font that is no part of the client. */
export function fontFiles({ fontBody, fontDisplay }: Pick<ThemeSettings, 'fontBody' | 'fontDisplay'>): string[] {
  const files = [bodyFiles[fontBody || 'Figtree'], ...(headingFiles[fontDisplay || 'Figtree'] ?? [])];
  return [...new Set(files)].flatMap(file => (file ? [`styles/fonts/${file}.woff2`] : []));
}
