/** Descriptions of images that a language model proposes. */
import { image } from '../../../collections/image';
import { hasOnlyInvisibleCharacters, normalizeLine } from '../../../fields/validation/characters';

/** The maximum number of characters of a description. */
export const maxDescriptionLength = image.fields.alt.max!;

/** Returns the description as plain text in one line; null if nothing remains or it is too long. */
export function plainDescription(description: string): string | null {
  const text = normalizeLine(description.replace(/<[^<>]*>/g, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
  return hasOnlyInvisibleCharacters(text) || text.length > maxDescriptionLength ? null : text;
}
