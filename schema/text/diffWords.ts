/** Compares two plain texts word by word. */

export interface TextPart {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** Above this many pairs of words the middle counts as replaced, because comparing takes their time. */
const maxPairs = 1_000_000;

/** Returns the parts of both texts in order. */
export function diffWords(before: string, after: string): TextPart[] {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  const start = commonLength(old, current);
  const end = commonLength(old.slice(start).toReversed(), current.slice(start).toReversed());
  const parts: TextPart[] = [
    ...toParts(current.slice(0, start), 'same'),
    ...diffMiddle(old.slice(start, old.length - end), current.slice(start, current.length - end)),
    ...toParts(current.slice(current.length - end), 'same'),
  ];
  return joinParts(parts);
}

/** Returns the words, each with the space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

const toParts = (words: readonly string[], kind: TextPart['kind']): TextPart[] => words.map(text => ({ text, kind }));

function commonLength(a: readonly string[], b: readonly string[]): number {
  const length = a.findIndex((word, index) => word !== b[index]);
  return length < 0 ? a.length : length;
}

function diffMiddle(old: readonly string[], current: readonly string[]): TextPart[] {
  if (old.length * current.length > maxPairs) return [...toParts(old, 'removed'), ...toParts(current, 'added')];
  const lengths = commonLengths(old, current);
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < current.length) {
    if (old[i] === current[j]) {
      parts.push({ text: current[j++]!, kind: 'same' });
      i++;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) parts.push({ text: old[i++]!, kind: 'removed' });
    else parts.push({ text: current[j++]!, kind: 'added' });
  }
  return [...parts, ...toParts(old.slice(i), 'removed'), ...toParts(current.slice(j), 'added')];
}

/** Returns how many words are common from each pair of positions on. */
function commonLengths(old: readonly string[], current: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = current.length - 1; j >= 0; j--)
      lengths[i]![j] = old[i] === current[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

/** Joins neighbours of the same kind. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
