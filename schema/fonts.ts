/** The typefaces the house brings along (G-085). Every other is named in the settings and fetched by the server, if at all. */
export interface Font {
  readonly family: string;
  readonly category: 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace';
  /** Weights, with `italic` behind them where they are: `400`, `700italic`. */
  readonly variants: readonly string[];
  readonly subsets: readonly string[];
}

export const fonts: readonly Font[] = [
  {
    family: 'Figtree',
    category: 'sans-serif',
    variants: ['300', '400', '500', '600', '700', '800', '900'],
    subsets: ['latin', 'latin-ext'],
  },
  { family: 'Sansita', category: 'sans-serif', variants: ['400', '700', '800'], subsets: ['latin', 'latin-ext'] },
];
