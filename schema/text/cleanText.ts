/** Cleans texts of clients that nobody can ask to type them again. */
import { normalizeLine } from '../fields/validation/characters';

/** Returns the text as one line of at most `max` characters that can be stored and written to a log. */
export const cleanText = (text: string, max: number): string =>
  normalizeLine(text)
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, '');
