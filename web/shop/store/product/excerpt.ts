/** The beginning of a long text (STORE-27). */

const defaultLength = 128;

/** Returns whole words of at most `length` characters, with an ellipsis if the text is longer. */
export function excerpt(text: string, length = defaultLength): string {
  if (text.length <= length) return text;
  const beginning = text.slice(0, length);
  const end = /\s/.test(text[length]!) ? length : beginning.search(/\s\S*$/);
  return `${beginning.slice(0, end > 0 ? end : length).trimEnd()}…`;
}
