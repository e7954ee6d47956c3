/** Finds branches by what people type: a postcode, a place, a street, a word the branch is known for. */

export interface Searchable {
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly zipCode: string | null;
  readonly keywords: string | null;
  readonly tags: readonly { readonly name: string }[];
}

/** The term is split on commas and spaces; any of its words may occur, in any case, in any field or tag (A5 Search). Nothing matches all. */
export function matchesSearch(branch: Searchable, term: string): boolean {
  const words = term
    .toLocaleLowerCase('de')
    .split(/[,\s]+/)
    .filter(Boolean);
  if (!words.length) return true;

  const { name, street, city, zipCode, keywords, tags } = branch;
  const texts = [name, street, city, zipCode, keywords, ...tags.map(tag => tag.name)].map(text => text?.toLocaleLowerCase('de') ?? '');
  return words.some(word => texts.some(text => text.includes(word)));
}
