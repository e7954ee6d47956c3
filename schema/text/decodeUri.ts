/** Decodes percent encoding. URLs come from visitors, so the encoding may be broken; `decodeURIComponent` would throw. */

/** Returns the decoded part of a URL; unchanged when its percent encoding is broken. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
