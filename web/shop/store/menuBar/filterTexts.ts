/** What the menu can be filtered by, and the texts of the filter. Pure. */
import { allergens, type Allergen } from '../../../../schema/rules/product/allergens';
import { diets, type Diet } from '../../../../schema/rules/product/diets';
import { keysOf } from '../../../../schema/objects';
import type { StoreCategory, StoreProduct } from '../../../ordering/menu/storeContext';
import type { MenuSection } from '../../../ordering/menu/storeMenu';
import { emptyFilter, type MenuFilter } from './menuFilter';

interface FilterOptions {
  diets: Partial<Record<Diet, string>>;
  allergens: Allergen[];
  categories: StoreCategory[];
}

const allergensOfProduct = ({ allergens, config }: StoreProduct): Allergen[] => [
  ...allergens,
  ...config.parts.flatMap(({ options }) => options.flatMap(option => option.allergens)),
];

/** Returns the diets, allergens and categories of the menu. */
export function filterOptions(sections: readonly MenuSection[]): FilterOptions {
  const products = sections.flatMap(section => section.products.map(({ product }) => product));
  const used = new Set(products.flatMap(allergensOfProduct));
  const usedDiets = keysOf(diets).filter(diet => products.some(product => product.diet === diet));
  return {
    diets: Object.fromEntries(usedDiets.map(diet => [diet, diets[diet]])),
    allergens: keysOf(allergens).filter(allergen => used.has(allergen)),
    categories: sections.map(({ category }) => category),
  };
}

export const productCountText = (count: number): string => (count === 1 ? '1 Produkt' : `${count} Produkte`);

/** A filter that is set, with what removes it. */
interface ActiveFilter {
  text: string;
  without: Partial<MenuFilter>;
}

/** Returns the filters that are set, in the order of the dialog. */
export function activeFilters({ term, diet, avoided, categories }: MenuFilter, sections: readonly MenuSection[]): ActiveFilter[] {
  const nameOf = (id: string) => sections.find(({ category }) => category.id === id)?.category.name ?? 'Kategorie';
  return [
    ...(term.trim() ? [{ text: `„${term.trim()}“`, without: { term: emptyFilter.term } }] : []),
    ...(diet ? [{ text: diets[diet], without: { diet: null } }] : []),
    ...avoided.map(allergen => ({
      text: `ohne ${allergens[allergen]}`,
      without: { avoided: avoided.filter(entry => entry !== allergen) },
    })),
    ...categories.map(id => ({ text: nameOf(id), without: { categories: categories.filter(entry => entry !== id) } })),
  ];
}
