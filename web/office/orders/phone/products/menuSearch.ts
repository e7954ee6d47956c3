/** Finds products of the menu by name. Pure. */
import type { MenuSection } from '../../../../ordering/menu/storeMenu';

/** Returns the sections with the products whose name contains every word, without empty sections. */
export function findProducts(sections: readonly MenuSection[], search: string): MenuSection[] {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  return sections
    .map(section => ({
      ...section,
      products: section.products.filter(({ product }) => words.every(word => normalize(product.name).includes(word))),
    }))
    .filter(({ products }) => products.length > 0);
}

/** Ignores case and accents: 'knodel' finds 'Knödel'. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
