/** Finds the categories of the products that branches sell. Pure functions. */
import type { DateTime } from 'luxon';
import { activeMenu } from '../../../../../schema/rules/product/availability';
import type { StationMenusQuery } from './Station.generated';

export interface Category {
  readonly id: string;
  readonly name: string;
}

/** Items without a product, and products that are on no menu. */
export const otherCategory: Category = { id: 'other', name: 'Sonstiges' };

/** Plain data, so that two versions can be compared. */
export interface StationMenu {
  /** In the order of the menus. The other items are last. */
  readonly categories: readonly Category[];
  /** The ids of the categories, by branch and product. */
  readonly branches: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export type MenuBranch = StationMenusQuery['branch'];

/** A product of several menus has the categories of the current one, else those of the next one. */
export function stationMenu(branches: readonly MenuBranch[], at: DateTime): StationMenu {
  const categories = new Map<string, string>();
  const productsByBranch = branches.map(({ id, menus }): [string, Record<string, string[]>] => {
    const products: Record<string, string[]> = {};
    for (const { catalog } of byStart(menus, at)) {
      for (const { category } of catalog) if (category && !categories.has(category.id)) categories.set(category.id, category.name);
      for (const [product, ids] of categoriesByProduct(catalog)) products[product] ??= ids;
    }
    return [id, products];
  });
  return {
    categories: [...[...categories].map(([id, name]) => ({ id, name })), otherCategory],
    branches: Object.fromEntries(productsByBranch),
  };
}

/** The current menu, then the upcoming ones. */
function byStart<M extends { readonly availableFrom: string }>(menus: readonly M[], at: DateTime): M[] {
  const current = activeMenu(menus, at);
  const upcoming = menus.filter(menu => menu !== current && Date.parse(menu.availableFrom) > at.toMillis());
  return [...(current ? [current] : []), ...upcoming.sort((a, b) => Date.parse(a.availableFrom) - Date.parse(b.availableFrom))];
}

function categoriesByProduct(catalog: MenuBranch['menus'][number]['catalog']): ReadonlyMap<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { category, products } of catalog)
    for (const { id } of products) if (category) ids.set(id, [...(ids.get(id) ?? []), category.id]);
  return ids;
}
