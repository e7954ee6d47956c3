/** The web app manifest: what a browser needs to install the shop as an app (domain 7). */

/** An icon of the app. Without `purpose` it is displayed as it is. */
export interface AppIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  /** The icon fills its square, so that the device may cut it into any shape. */
  readonly purpose?: 'maskable';
}

interface ManifestSource {
  readonly shopName: string;
  readonly description: string | null;
  readonly themeColor: string;
  readonly icons: readonly AppIcon[];
  readonly branches: readonly { readonly name: string; readonly identifier: string }[];
}

/** The page color of tokens.css, displayed while the app starts. */
const backgroundColor = '#faf9f7';

/** Longer names are cut on the home screen. */
const maxShortName = 12;

/** The menu of an app icon has no space for more. */
const maxShortcuts = 4;

export const webManifest = ({ shopName, description, themeColor, icons, branches }: ManifestSource) => ({
  id: '/',
  name: shopName,
  short_name: shortName(shopName),
  ...(description && { description }),
  lang: 'de',
  dir: 'ltr',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  background_color: backgroundColor,
  theme_color: themeColor,
  icons,
  shortcuts: branches.slice(0, maxShortcuts).map(({ name, identifier }) => ({ name, url: `/store/${encodeURIComponent(identifier)}` })),
});

/** Returns the longest end of the name that fits, because the last words are the specific ones: 'Bäckerei Hollerbusch'. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.map((_word, index) => words.slice(index).join(' '));
  return ends.find(end => end.length <= maxShortName) ?? words.at(-1)!.slice(0, maxShortName);
}
