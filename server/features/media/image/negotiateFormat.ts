/** Chooses the image format for a request by its Accept header. */
const accepted = { avif: /image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/, webp: /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ };

/**
 * Returns AVIF or else WebP when the header names it, otherwise the fallback. Wildcards do not count, because browsers that support these
 * formats name them.
 */
export function negotiateFormat(accept: string | undefined, fallback: string): string {
  if (accept === undefined) return fallback;
  return accepted.avif.test(accept) ? 'avif' : accepted.webp.test(accept) ? 'webp' : fallback;
}

/** Returns the cache key of an image URL and the negotiated format. */
export const imageCacheKey = (path: string, accept: string | undefined): string => `${path} ${negotiateFormat(accept, '')}`;
