/** The cart of one branch and the functions that add, change and remove items. Pure; the pricing rules compute the prices. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../schema/rules/time/calendar';
import { preselectedDeliveryMethod } from '../../../schema/rules/checkout/checkout';
import { hasOptions, isItemValid, partsOf, type PartAnswer } from '../../../schema/rules/product/partAnswers';
import type { DeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import {
  addQuantity,
  changeUnit,
  quantitySteps,
  validateQuantity,
  snapToStep,
  initialQuantity,
  type Quantity,
} from '../../../schema/rules/product/quantity';
import { isOrderable } from '../../../schema/rules/product/availability';
import { earliestTime, saleTime } from '../../../schema/rules/time/slots';
import { unitsOf, type Unit } from '../../../schema/rules/product/units';
import type { CartBranch, CartPart, CartProduct, Offer, Sale } from './cartProduct';

/** What a customer chose of a product: amount, unit and answers. */
export interface Choice extends Quantity {
  readonly parts: readonly PartAnswer[];
}

export interface CartItem extends Choice {
  /** Identifies the line while it is in the cart. */
  readonly line: number;
  /** The product as it was when the customer chose it. When it changes, the item is removed (G-050). */
  readonly product: Pick<CartProduct, 'id' | 'name' | 'description' | 'price'>;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  /** The id of a delivery area of the branch. */
  readonly deliveryArea: string | null;
  readonly order: {
    /** ISO with offset; null: as soon as possible. */
    readonly appointment: string | null;
    readonly comment: string;
    /** The identifier of a table, from the code on the table (G-022). */
    readonly table: string | null;
  };
}

export const emptyCart: Cart = {
  items: [],
  isDelivery: false,
  isDineIn: false,
  deliveryArea: null,
  order: { appointment: null, comment: '', table: null },
};

export type MethodFlags = Pick<Cart, 'isDelivery' | 'isDineIn'>;

export const methodOf = ({ isDelivery, isDineIn }: MethodFlags): DeliveryMethod =>
  isDelivery ? 'delivery' : isDineIn ? 'dineIn' : 'takeaway';

export const toMethodFlags = (method: DeliveryMethod): MethodFlags => ({
  isDelivery: method === 'delivery',
  isDineIn: method === 'dineIn',
});

/** Returns the stored cart as a visit to the branch starts with it: an offered method and area, and no past appointment (G-033). */
export function openCart(
  stored: Cart,
  { branch, lastMethod, at }: { branch: CartBranch; lastMethod: MethodFlags | null; at: DateTime },
): Cart {
  const { appointment } = stored.order;
  const isUpcoming = appointment !== null && Date.parse(appointment) > at.toMillis();
  return {
    ...stored,
    ...toMethodFlags(preselectedDeliveryMethod(branch, lastMethod && methodOf(lastMethod)) ?? branch.defaultDeliveryMethod),
    deliveryArea: areaOf(branch, stored)?.id ?? null,
    order: { ...stored.order, appointment: isUpcoming ? appointment : null },
  };
}

/** Returns the chosen area, or the first one (CART-11). */
export const areaOf = ({ deliveryAreas }: CartBranch, { deliveryArea }: Pick<Cart, 'deliveryArea'>) =>
  deliveryAreas.find(({ id }) => id === deliveryArea) ?? deliveryAreas[0];

/** Returns the answers in the order of the product's parts and options, without empty ones. The order of clicks makes no difference. */
export const normalizeAnswers = (product: CartProduct, answers: readonly PartAnswer[]): PartAnswer[] =>
  partsOf<CartPart['options'][number]>(product).flatMap(part => {
    const answer = answers.find(({ name }) => name === part.name);
    const values = (answer?.value ?? []).map(text => text.trim()).filter(Boolean);
    const value = hasOptions(part) ? part.options.map(({ name }) => name).filter(name => values.includes(name)) : values;
    if (value.length === 0) return [];
    return [{ name: part.name, value, ...(answer?.files && { files: answer.files }) }];
  });

const isSameItem = (item: CartItem, product: Pick<CartProduct, 'id'>, { unit, parts }: Choice): boolean =>
  item.product.id === product.id && item.unit === unit && JSON.stringify(item.parts) === JSON.stringify(parts);

/** Adds a choice to the cart. If the same product, unit and answers are already in it, their amount grows (G-033). */
export function addItem(cart: Cart, product: CartProduct, choice: Choice): Cart {
  const parts = normalizeAnswers(product, choice.parts);
  const amount = snapToStep(quantitySteps(product, choice.unit), choice.amount);
  const sameItem = cart.items.find(item => isSameItem(item, product, { ...choice, parts }));
  if (sameItem)
    return setAmount(cart, { line: sameItem.line, product }, addQuantity(quantitySteps(product, choice.unit), sameItem.amount, amount));
  const line = nextLine(cart);
  const { id, name, description, price } = product;
  return { ...cart, items: [...cart.items, { line, product: { id, name, description, price }, amount, unit: choice.unit, parts }] };
}

/** Adds items as they were chosen. The cart is checked against the menu when it opens. */
export const mergeItems = (cart: Cart, items: readonly CartItem[]): Cart =>
  items.reduce<Cart>((merged, item) => {
    const same = merged.items.find(candidate => isSameItem(candidate, item.product, item));
    if (!same) return { ...merged, items: [...merged.items, { ...item, line: nextLine(merged) }] };
    const amount = same.amount + item.amount;
    return { ...merged, items: merged.items.map(candidate => (candidate === same ? { ...candidate, amount } : candidate)) };
  }, cart);

const nextLine = ({ items }: Cart): number => Math.max(0, ...items.map(({ line }) => line)) + 1;

/** Returns an earlier choice for the current product. If the product is no longer sold in the unit, the amount starts over. */
export const toCurrentChoice = (product: CartProduct, { amount, unit, parts }: Choice): Choice => ({
  ...(unitsOf(product).includes(unit) ? { amount, unit } : initialQuantity(product)),
  parts,
});

/** Replaces a line by a choice. If another line becomes equal, its amount grows instead. */
export function replaceItem(cart: Cart, { line, product }: LineOfProduct, choice: Choice): Cart {
  const index = cart.items.findIndex(item => item.line === line);
  if (index < 0) return addItem(cart, product, choice);
  const others = removeItem(cart, line);
  const next = addItem(others, product, choice);
  if (next.items.length === others.items.length) return next;
  const item = { ...next.items.at(-1)!, line };
  return { ...next, items: [...others.items.slice(0, index), item, ...others.items.slice(index)] };
}

/** A line of the cart and its product. */
export interface LineOfProduct {
  readonly line: number;
  readonly product: CartProduct;
}

export const removeItem = (cart: Cart, line: number): Cart => ({ ...cart, items: cart.items.filter(item => item.line !== line) });

/** Sets the amount, snapped to the steps of the product. */
export const setAmount = (cart: Cart, { line, product }: LineOfProduct, amount: number): Cart => ({
  ...cart,
  items: cart.items.map(item => (item.line === line ? { ...item, amount: snapToStep(quantitySteps(product, item.unit), amount) } : item)),
});

/** Converts the amount to another unit, as closely as its steps allow (CART-15). */
export function setUnit(cart: Cart, { line, product }: LineOfProduct, unit: Unit): Cart {
  const item = cart.items.find(candidate => candidate.line === line);
  return item ? replaceItem(cart, { line, product }, { ...changeUnit(product, item, unit), parts: item.parts }) : cart;
}

export interface CartTimes {
  /** Null: as soon as possible. */
  readonly appointment: DateTime | null;
  /** Null if no time is in the horizon. */
  readonly earliest: DateTime | null;
  /** The time for which products are checked: the appointment, otherwise the earliest time (G-137). */
  readonly saleTime: DateTime;
}

/** Returns the times of the cart at its branch. */
export function timesOf(cart: Cart, { branch, offers, fullSlots }: Sale, at: DateTime): CartTimes {
  const method = methodOf(cart);
  const products = cart.items.flatMap(item => offers.find(({ product }) => product.id === item.product.id)?.product ?? []);
  const earliest = earliestTime({ branch, method, products, fullSlots: fullSlots?.[method] ?? [] }, at);
  const appointment = cart.order.appointment === null ? null : inZone(cart.order.appointment, at.zoneName!);
  return { appointment, earliest, saleTime: saleTime({ appointment, earliest }, at) };
}

/** Tells whether an offer can be ordered at this time (G-135). */
export const isOrderableAt = ({ schedules }: Offer, at: DateTime): boolean => schedules.every(schedule => isOrderable(schedule, at));

/** Tells whether a line can be ordered unchanged: every part has an available answer, and the amount is allowed (CART-13). */
export const isValidChoice = (product: CartProduct, { amount, unit, parts }: Choice): boolean =>
  isItemValid(product, amount, parts) &&
  validateQuantity(product, { amount, unit }).length === 0 &&
  countValues(normalizeAnswers(product, parts)) === countValues(parts);

const countValues = (answers: readonly PartAnswer[]): number => answers.flatMap(({ value }) => value).length;

/** Tells whether a product is unchanged since it was chosen, and still sold in the unit (G-050). */
export const matchesChoice = ({ product: chosenProduct, unit }: CartItem, product: CartProduct): boolean =>
  chosenProduct.name === product.name &&
  chosenProduct.description === product.description &&
  chosenProduct.price === product.price &&
  unitsOf(product).includes(unit);

/** Drops items whose product changed, is not sold in their unit, or is unavailable at the requested time (STORE-19, G-050). */
export function dropChangedItems(cart: Cart, sale: Sale, at: DateTime): Cart {
  const { saleTime: time } = timesOf(cart, sale, at);
  const isUnchanged = (item: CartItem): boolean =>
    sale.offers.some(offer => offer.product.id === item.product.id && matchesChoice(item, offer.product) && isOrderableAt(offer, time));
  return cart.items.every(isUnchanged) ? cart : { ...cart, items: cart.items.filter(isUnchanged) };
}

/** Returns the cart after an order: without items, appointment and comment. Method, area and table stay (CART-06). */
export const clearCart = (cart: Cart): Cart => ({ ...cart, items: [], order: { ...cart.order, appointment: null, comment: '' } });
