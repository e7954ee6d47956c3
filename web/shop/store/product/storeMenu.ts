/** The menu of the store: its categories with the products that are visible now, and whether they can be ordered. */
import type { DateTime } from 'luxon';
import { availability, availabilityText, isVisible, type ScheduledItem } from '../../../../schema/rules/product/availability';
import { isOrderableAt } from '../../cart/state/cart';
import type { Offer } from '../../cart/state/cartProduct';
import type { StoreCategory, StoreMenu, StoreProduct } from '../storeContext';

export interface VisibleProduct {
  product: StoreProduct;
  isOrderable: boolean;
  /** Until when or from when it is available; undefined if always (G-135). */
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

// Categories that customers may not read are left out with their products.
const readableEntries = (menu: StoreMenu | undefined): CatalogEntry[] =>
  (menu?.catalog ?? []).flatMap(({ category, products }) => (category ? [{ category, products }] : []));

/** Returns all products of a menu, also hidden ones, because the order of a cart may be for another time. */
export const offersOf = (menu: StoreMenu | undefined): Offer[] =>
  readableEntries(menu).flatMap(({ category, products }) => products.map(product => ({ product, schedules: [product, category] })));

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
  availability: availabilityLabel(schedules, at),
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
