/** A menu as the store shows it: its categories with the products to be seen now, and what can be ordered of them. */
import type { DateTime } from 'luxon';
import { availability, availabilityText, isShown, type Scheduled } from '../../../../schema/rules/product/availability';
import { isOffered } from '../../cart/state/cart';
import type { Offer } from '../../cart/state/cartProduct';
import type { StoreCategory, StoreMenu, StoreProduct } from '../storeContext';

export interface ShownProduct {
  product: StoreProduct;
  isOrderable: boolean;
  /** Until when or from when it is to be had; nothing when always (G-135). */
  availability: string | undefined;
}

export interface Shelf {
  category: StoreCategory;
  products: ShownProduct[];
}

interface Filled {
  category: StoreCategory;
  products: readonly StoreProduct[];
}

// A category that customers may not see is left out with all that is in it.
const filled = (menu: StoreMenu | undefined): Filled[] =>
  (menu?.catalog ?? []).flatMap(({ category, products }) => (category ? [{ category, products }] : []));

/** Everything of a menu, seen or not: what is in a cart may be meant for another time. */
export const offersOf = (menu: StoreMenu | undefined): Offer[] =>
  filled(menu).flatMap(({ category, products }) => products.map(product => ({ product, limits: [product, category] })));

/** The shelves that have something on them now (STORE-21, STORE-22); `meant` is the time the order is for. */
export const shelvesOf = (menu: StoreMenu | undefined, at: DateTime, meant: DateTime): Shelf[] =>
  filled(menu)
    .filter(({ category }) => isShown(category, at))
    .map(({ category, products }) => ({
      category,
      products: products.filter(product => isShown(product, at)).map(product => shown({ product, limits: [product, category] }, at, meant)),
    }))
    .filter(({ products }) => products.length);

const shown = ({ product, limits }: Offer & { product: StoreProduct }, at: DateTime, meant: DateTime): ShownProduct => ({
  product,
  isOrderable: isOffered({ product, limits }, meant),
  availability: textOf(limits, at),
});

const textOf = (limits: readonly Scheduled[], at: DateTime): string | undefined =>
  limits.every(({ isEnabled }) => isEnabled)
    ? availabilityText(
        availability(
          limits.map(({ schedule }) => schedule),
          at,
        ),
        at,
      )
    : availabilityText({ isNow: false, from: null }, at);

/** Whether any shelf has it to be ordered. */
export const hasOrderable = (shelves: readonly Shelf[], id: string): boolean =>
  shelves.some(({ products }) => products.some(({ product, isOrderable }) => isOrderable && product.id === id));
