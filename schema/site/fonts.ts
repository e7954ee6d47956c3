/** The font families that are part of the app (G-085). All others are named in the settings and fetched by the server. */
export interface Font {
  readonly family: string;
  readonly category: 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace';
  /** Weights, with the suffix `italic` for italics: `400`, `700italic`. */
  readonly variants: readonly string[];
  readonly subsets: readonly string[];
}

/** Families whose font files are part of the client (tokens.css). For others the client requests a stylesheet. */
export const clientFamilies: readonly string[] = ['Figtree', 'Sansita'];

/** Returns the URL of the stylesheet with the embedded font files of a family (API-70). */
export const stylesheetUrl = (family: string, variant: string): string =>
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
