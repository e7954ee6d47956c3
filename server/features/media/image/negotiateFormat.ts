/** In which format whoever asks takes a picture, by the header their browser sends. */
const taken = { avif: /image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/, webp: /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ };

/** AVIF, or else WebP, for whoever names it. Wildcards do not count: whoever can show these formats says so. */
export function formatFor(accept: string | undefined, otherwise: string): string {
  if (accept === undefined) return otherwise;
  return taken.avif.test(accept) ? 'avif' : taken.webp.test(accept) ? 'webp' : otherwise;
}

/** What is the same for all who ask for this address and take the same format. */
export const keyOf = (path: string, accept: string | undefined): string => `${path} ${formatFor(accept, '')}`;
