/** The menu of the store: its categories with the products that are visible now, and whether they can be ordered. */
import type { DateTime } from 'luxon';
import { availability, availabilityText, isVisible, type ScheduledItem } from '../../../schema/rules/product/availability';
import { firstSaleTime } from '../../../schema/rules/product/saleTime';
import { isSoldOut } from '../../../schema/rules/product/soldOut';
import { productSlug } from '../../../schema/rules/site/productPath';
import type { SlotQuery } from '../../../schema/rules/time/slots';
import { isOrderableAt } from '../cart/cart';
import type { Offer } from '../cart/cartProduct';
import type { StoreBranch, StoreCategory, StoreMenu, StoreProduct } from './storeContext';

export interface VisibleProduct {
  product: StoreProduct;
  isOrderable: boolean;
  /** That it is sold out, or until when or from when it is available; undefined if always (G-135). */
  availability: string | undefined;
  /** The first time at which it can be ordered; null if that is the time of the order, never, or unknown (G-137). */
  orderableFrom: DateTime | null;
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

interface MenuTimes {
  at: DateTime;
  /** The time of the order. */
  orderTime: DateTime;
  /** The slot search of the cart; without it, no other time is offered. */
  slotQuery?: SlotQuery;
}

/** Returns the categories that have visible products now (STORE-21, STORE-22) or at the time of the order (G-137). */
export const categorySections = (menu: StoreMenu | undefined, { at, orderTime, slotQuery }: MenuTimes): MenuSection[] =>
  readableEntries(menu)
    .filter(({ category }) => isVisible(category, at) || isVisible(category, orderTime))
    .map(({ category, products }) => ({
      category,
      products: products
        .filter(product => isVisible(product, at) || isVisible(product, orderTime))
        .map(product => toVisibleProduct({ product, schedules: [product, category] }, { at, orderTime, slotQuery })),
    }))
    .filter(({ products }) => products.length);

function toVisibleProduct(
  { product, schedules }: Offer & { product: StoreProduct },
  { at, orderTime, slotQuery }: MenuTimes,
): VisibleProduct {
  const isOrderable = isOrderableAt({ product, schedules }, orderTime);
  const query = !isOrderable && slotQuery && { ...slotQuery, products: [...slotQuery.products, product] };
  return {
    product,
    isOrderable,
    orderableFrom: query ? firstSaleTime(query, schedules, at) : null,
    availability: schedules.some(({ soldOut }) => isSoldOut(soldOut, orderTime)) ? 'Ausverkauft' : availabilityLabel(schedules, at),
  };
}

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

/** Finds a product in the sections. */
export const findVisible = (sections: readonly MenuSection[], id: string): VisibleProduct | undefined =>
  sections.flatMap(({ products }) => products).find(({ product }) => product.id === id);
