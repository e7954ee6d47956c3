/** Finding branches and organisations by what people type (A5 Search, G-036, G-054). */

export interface Searchable {
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly zipCode: string | null;
  readonly keywords: string | null;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

const holds = (texts: readonly (string | null)[], word: string): boolean => texts.some(text => text?.toLowerCase().includes(word));

const wordsOf = (term: string): string[] =>
  term
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(word => word !== '');

/** The branches in which any of the words occurs and, when one is chosen, that have the tag; no words match all. */
export function searchBranches<B extends Searchable>(branches: readonly B[], term: string, tag: string | null): B[] {
  const words = wordsOf(term);
  return branches
    .filter(({ tags }) => tag === null || tags.some(({ id }) => id === tag))
    .filter(({ name, street, city, zipCode, keywords, tags }) => {
      const texts = [name, street, city, zipCode, keywords, ...tags.map(tag => tag.name)];
      return words.length === 0 || words.some(word => holds(texts, word));
    });
}

/** The organisations whose name or description holds the term. */
export const searchDonatees = <D extends { readonly name: string; readonly description: string | null }>(
  donatees: readonly D[],
  term: string,
): D[] => donatees.filter(({ name, description }) => holds([name, description], term.trim().toLowerCase()));
