/** Finds products of the menu by words. Pure. */
import type { MenuSection } from './storeMenu';
import type { StoreCategory, StoreProduct } from './storeContext';

type Matches = (product: StoreProduct, category: StoreCategory) => boolean;

/** Returns the sections with the matching products, without empty sections. */
export const filterSections = (sections: readonly MenuSection[], matches: Matches): MenuSection[] =>
  sections
    .map(section => ({ ...section, products: section.products.filter(({ product }) => matches(product, section.category)) }))
    .filter(({ products }) => products.length > 0);

/** Returns a function that tells whether the texts contain every word of the search term. */
export function createTextSearch(term: string): (texts: readonly (string | null)[]) => boolean {
  const words = term.split(/\s+/).filter(Boolean);
  return texts => {
    const text = texts.join('\n');
    return words.every(word => spellings.some(spell => spell(text).includes(spell(word))));
  };
}

/** Ignores case and accents: 'knodel' finds 'Knödel'. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Ignores also how umlauts are typed without their keys: 'knoedel' finds 'Knödel'. */
const withoutUmlauts = (text: string): string => withoutAccents(text).replace(/([aou])e/g, '$1');

const spellings = [withoutAccents, withoutUmlauts];
