/** The menu of the store: its categories with the products that are visible now, and whether they can be ordered. */
import type { DateTime } from 'luxon';
import { availability, availabilityText, isVisible, type ScheduledItem } from '../../../schema/rules/product/availability';
import { isSoldOut } from '../../../schema/rules/product/soldOut';
import { productSlug } from '../../../schema/rules/site/productPath';
import { isOrderableAt } from '../cart/cart';
import type { Offer } from '../cart/cartProduct';
import type { StoreBranch, StoreCategory, StoreMenu, StoreProduct } from './storeContext';

export interface VisibleProduct {
  product: StoreProduct;
  isOrderable: boolean;
  /** That it is sold out, or until when or from when it is available; undefined if always (G-135). */
  availability: string | undefined;
}

export interface MenuSection {
  category: StoreCategory;
  products: VisibleProduct[];
}

interface CatalogEntry {
  category: StoreCategory;
  products: readonly StoreProduct[];
}

/** Returns the menu with the marks of the branch on its sold out products (G-145). */
export function withSoldOut(menu: StoreMenu | undefined, marks: StoreBranch['soldOut']): StoreMenu | undefined {
  if (!menu || marks.length === 0) return menu;
  const markById = new Map(marks.flatMap(mark => (mark.product ? [[mark.product.id, mark] as const] : [])));
  const catalog = menu.catalog.map(entry => ({
    ...entry,
    products: entry.products.map(product => ({ ...product, soldOut: markById.get(product.id) ?? null })),
  }));
  return { ...menu, catalog };
}

// Categories that customers may not read are left out with their products.
const readableEntries = (menu: StoreMenu | undefined): CatalogEntry[] =>
  (menu?.catalog ?? []).flatMap(({ category, products }) => (category ? [{ category, products }] : []));

/** Returns all products of a menu, also hidden ones, because the order of a cart may be for another time. */
export const offersOf = (menu: StoreMenu | undefined): Offer[] =>
  readableEntries(menu).flatMap(({ category, products }) => products.map(product => ({ product, schedules: [product, category] })));

/** Returns the product of the menu with this path segment, also one that is hidden now, so that a shared link works at any time. */
export const findProduct = (menu: StoreMenu | undefined, slug: string): StoreProduct | undefined =>
  readableEntries(menu)
    .flatMap(({ products }) => products)
    .find(({ uid }) => productSlug(uid) === slug);

/** Returns the categories that have visible products now (STORE-21, STORE-22). `orderTime` is the time of the order. */
export const categorySections = (menu: StoreMenu | undefined, at: DateTime, orderTime: DateTime): MenuSection[] =>
  readableEntries(menu)
    .filter(({ category }) => isVisible(category, at))
    .map(({ category, products }) => ({
      category,
      products: products
        .filter(product => isVisible(product, at))
        .map(product => toVisibleProduct({ product, schedules: [product, category] }, at, orderTime)),
    }))
    .filter(({ products }) => products.length);

const toVisibleProduct = (
  { product, schedules }: Offer & { product: StoreProduct },
  at: DateTime,
  orderTime: DateTime,
): VisibleProduct => ({
  product,
  isOrderable: isOrderableAt({ product, schedules }, orderTime),
  availability: schedules.some(({ soldOut }) => isSoldOut(soldOut, orderTime)) ? 'Ausverkauft' : availabilityLabel(schedules, at),
});

const availabilityLabel = (schedules: readonly ScheduledItem[], at: DateTime): string | undefined =>
  schedules.every(({ isEnabled }) => isEnabled)
    ? availabilityText(
        availability(
          schedules.map(({ schedule }) => schedule),
          at,
        ),
        at,
      )
    : availabilityText({ isNow: false, from: null }, at);

/** Tells whether a section has the product and it can be ordered. */
export const hasOrderable = (sections: readonly MenuSection[], id: string): boolean =>
  sections.some(({ products }) => products.some(({ product, isOrderable }) => isOrderable && product.id === id));
