/** The typefaces the house brings along (G-085). Every other is named in the settings and fetched by the server, if at all. */
export interface Font {
  readonly family: string;
  readonly category: 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace';
  /** Weights, with `italic` behind them where they are: `400`, `700italic`. */
  readonly variants: readonly string[];
  readonly subsets: readonly string[];
}

/** Families whose letters the client has by itself (tokens.css); of others it asks the server for a stylesheet. */
export const clientFamilies: readonly string[] = ['Figtree', 'Sansita'];

/** The address of the stylesheet that has the letters of a family in it (API-70). */
export const stylesheetAddress = (family: string, variant: string): string =>
  `/fonts/google/${encodeURIComponent(family)}/style-${variant}.embed.css`;

export const fonts: readonly Font[] = [
  {
    family: 'Figtree',
    category: 'sans-serif',
    variants: ['300', '400', '500', '600', '700', '800', '900'],
    subsets: ['latin', 'latin-ext'],
  },
  { family: 'Sansita', category: 'sans-serif', variants: ['400', '700', '800'], subsets: ['latin', 'latin-ext'] },
  { family: 'Lora', category: 'serif', variants: ['400', '700'], subsets: ['latin', 'latin-ext'] },
  { family: 'Nunito', category: 'sans-serif', variants: ['400', '700'], subsets: ['latin', 'latin-ext'] },
  { family: 'Playfair Display', category: 'serif', variants: ['400', '700'], subsets: ['latin', 'latin-ext'] },
];
