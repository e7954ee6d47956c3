/** Searches that found nothing, as visitors send them after a consent, because the shop searches in the browser. Pure functions. */
import { normalizeLine } from '../../../fields/validation/characters';

/** The action of their events, and their kind in the reports. */
export const searchKind = 'no_results';

const maxSearchLength = 60;
/** An e-mail address, a link, or a number as long as that of a phone or a customer. */
const maybePersonal = /@|www\.|:\/\/|\d(?:[\s/-]*\d){4}/;

/** Returns the words of a search as they are counted: in lower case, on one line. Null for an empty text, and for what may name a person. */
export function searchWords(term: string): string | null {
  const words = normalizeLine(term)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return words && !maybePersonal.test(words) ? [...words].slice(0, maxSearchLength).join('').trim() : null;
}
