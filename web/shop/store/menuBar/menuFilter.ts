/** The search and the filters of the menu, stored in the session of the tab. */
import { canAvoid, allergens, type Allergen } from '../../../../schema/rules/product/allergens';
import { diets, suitsDiet, type Diet } from '../../../../schema/rules/product/diets';
import { isKeyOf, toObject } from '../../../../schema/objects';
import { readStorage, writeStorage } from '../../../app/storage/browserStorage';
import { createTextSearch, filterSections } from '../../../ordering/menu/menuSearch';
import type { MenuSection } from '../../../ordering/menu/storeMenu';

export interface MenuFilter {
  readonly term: string;
  readonly diet: Diet | null;
  readonly avoided: readonly Allergen[];
  /** The ids of the categories to show; empty for all. */
  readonly categories: readonly string[];
}

export const emptyFilter: MenuFilter = { term: '', diet: null, avoided: [], categories: [] };

export const isFilterActive = ({ term, diet, avoided, categories }: MenuFilter): boolean =>
  term.trim() !== '' || diet !== null || avoided.length > 0 || categories.length > 0;

/** Returns the sections with the products that match the filter. A product is found by its own texts and by the name of its category. */
export function filterMenu(sections: readonly MenuSection[], { term, diet, avoided, categories }: MenuFilter): MenuSection[] {
  const matchesTerm = createTextSearch(term);
  return filterSections(
    sections,
    (product, { id, name }) =>
      (categories.length === 0 || categories.includes(id)) &&
      (diet === null || suitsDiet(product.diet, diet)) &&
      canAvoid(product, avoided) &&
      matchesTerm([product.name, product.description, product.keywords, name]),
  );
}

const filterKey = (branchIdentifier: string): string => `menuFilter.${branchIdentifier}`;

export const loadFilter = (branchIdentifier: string): MenuFilter => readStorage('session', filterKey(branchIdentifier), parseFilter);

export const saveFilter = (branchIdentifier: string, filter: MenuFilter): void =>
  void writeStorage('session', filterKey(branchIdentifier), filter);

function parseFilter(value: unknown): MenuFilter {
  const { term, diet, avoided, categories } = toObject(value);
  return {
    term: typeof term === 'string' ? term : '',
    diet: isKeyOf(diets, diet) ? diet : null,
    avoided: Array.isArray(avoided) ? avoided.filter(entry => isKeyOf(allergens, entry)) : [],
    categories: Array.isArray(categories) ? categories.filter(entry => typeof entry === 'string') : [],
  };
}
