/** Searches branches and donation organisations by text (A5 Search, G-036, G-054). */

export interface Searchable {
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly zipCode: string | null;
  readonly keywords: string | null;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

const containsTerm = (texts: readonly (string | null)[], term: string): boolean => texts.some(text => text?.toLowerCase().includes(term));

const splitTerms = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(term => term !== '');

/** Returns the branches that contain any of the terms and have the tag, if one is selected. An empty query matches all. */
export function searchBranches<B extends Searchable>(branches: readonly B[], query: string, tag: string | null): B[] {
  const terms = splitTerms(query);
  return branches
    .filter(({ tags }) => tag === null || tags.some(({ id }) => id === tag))
    .filter(({ name, street, city, zipCode, keywords, tags }) => {
      const texts = [name, street, city, zipCode, keywords, ...tags.map(tag => tag.name)];
      return terms.length === 0 || terms.some(term => containsTerm(texts, term));
    });
}

/** Returns the organisations whose name or description contains the query. */
export const searchDonatees = <D extends { readonly name: string; readonly description: string | null }>(
  donatees: readonly D[],
  query: string,
): D[] => donatees.filter(({ name, description }) => containsTerm([name, description], query.trim().toLowerCase()));
