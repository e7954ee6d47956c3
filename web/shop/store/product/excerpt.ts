/** The beginning of a long text (STORE-27). */

const usualLength = 128;

/** Whole words up to so many characters, and an ellipsis where something is left out. */
export function excerpt(text: string, length = usualLength): string {
  if (text.length <= length) return text;
  const beginning = text.slice(0, length);
  const end = /\s/.test(text[length]!) ? length : beginning.search(/\s\S*$/);
  return `${beginning.slice(0, end > 0 ? end : length).trimEnd()}…`;
}
