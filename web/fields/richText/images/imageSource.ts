/** Where the image of a pasted text is: on the own site, inside the text as data, or elsewhere. */

/** Shortens an address of this site to its path, so that an image copied from the page stays when the site moves. */
export function ownPath(source: string): string {
  const { origin } = window.location;
  return source.startsWith(`${origin}/`) ? source.slice(origin.length) : source;
}

/** Tells whether the page can show an image: only those of the own site. */
export const isOwnImage = (source: unknown): boolean => /^\/(?!\/)/.test(String(source));

/** The file extensions of the types of images. Others are rejected by their extension. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };

/** Returns the file that a `data:` address contains, named like the image, or null if it is none. */
export function dataUrlToFile(source: string, name: string): File | null {
  const [, type = '', data = ''] = /^data:image\/([\w.+-]+);base64,([\sA-Za-z\d+/=]*)$/.exec(source) ?? [];
  if (!data) return null;
  try {
    const bytes = Uint8Array.from(atob(data), character => character.charCodeAt(0));
    return new File([bytes], `${name}.${extensions[type] ?? type}`, { type: `image/${type}` });
  } catch {
    return null; // not base64
  }
}
