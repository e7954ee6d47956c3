/** The cart of one branch: what is in it, and what adding, changing and taking out makes of it. Pure; prices come later, from the rules. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../../schema/rules/time/calendar';
import { deliveryMethodOf } from '../../../../schema/rules/checkout/checkout';
import { hasOptions, isItemValid, partsOf, type Answer } from '../../../../schema/rules/product/partAnswers';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { add, changeUnit, gridOf, quantityFaults, snap, startQuantity, type Quantity } from '../../../../schema/rules/product/quantity';
import { isOrderable } from '../../../../schema/rules/product/availability';
import { unitsOf, type Unit } from '../../../../schema/rules/product/units';
import type { CartBranch, CartPart, CartProduct, Offer } from './cartProduct';

/** What a customer chose of a product. */
export interface Choice extends Quantity {
  readonly parts: readonly Answer[];
}

export interface KeptItem extends Choice {
  /** Names the line for as long as it is in the cart. */
  readonly line: number;
  /** The product as it was when it was chosen: if it changes, the line goes (G-050). */
  readonly product: Pick<CartProduct, 'id' | 'name' | 'description' | 'price'>;
}

export interface Cart {
  readonly items: readonly KeptItem[];
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  /** The id of an area of the branch. */
  readonly deliveryArea: string | null;
  readonly order: {
    /** ISO, with its offset; nothing: as soon as possible. */
    readonly appointment: string | null;
    readonly comment: string;
    /** The identifier of a table, from the code on it (G-022). */
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

export const flagsOf = (method: DeliveryMethod): MethodFlags => ({ isDelivery: method === 'delivery', isDineIn: method === 'dineIn' });

/** The cart as it is found on entering a branch: its method and area are offered, its appointment lies ahead (G-033). */
export function openCart(kept: Cart, { branch, chosen, at }: { branch: CartBranch; chosen: MethodFlags | null; at: DateTime }): Cart {
  const { appointment } = kept.order;
  const isAhead = appointment !== null && Date.parse(appointment) > at.toMillis();
  return {
    ...kept,
    ...flagsOf(deliveryMethodOf(branch, chosen && methodOf(chosen)) ?? branch.defaultDeliveryMethod),
    deliveryArea: areaOf(branch, kept)?.id ?? null,
    order: { ...kept.order, appointment: isAhead ? appointment : null },
  };
}

/** The area chosen, or the first (CART-11). */
export const areaOf = ({ deliveryAreas }: CartBranch, { deliveryArea }: Pick<Cart, 'deliveryArea'>) =>
  deliveryAreas.find(({ id }) => id === deliveryArea) ?? deliveryAreas[0];

/** Answers in the order of the product's parts and options, without empty ones: what was clicked first makes no difference. */
export const answersOf = (product: CartProduct, answers: readonly Answer[]): Answer[] =>
  partsOf<CartPart['options'][number]>(product).flatMap(part => {
    const answer = answers.find(({ name }) => name === part.name);
    const given = (answer?.value ?? []).map(entry => entry.trim()).filter(Boolean);
    const value = hasOptions(part) ? part.options.map(({ name }) => name).filter(name => given.includes(name)) : given;
    if (value.length === 0) return [];
    return [{ name: part.name, value, ...(answer?.files && { files: answer.files }) }];
  });

const isSame = (item: KeptItem, product: CartProduct, { unit, parts }: Choice): boolean =>
  item.product.id === product.id && item.unit === unit && JSON.stringify(item.parts) === JSON.stringify(parts);

/** Puts a choice into the cart; the same product, unit and answers make one line more of it (G-033). */
export function addItem(cart: Cart, product: CartProduct, choice: Choice): Cart {
  const parts = answersOf(product, choice.parts);
  const amount = snap(gridOf(product, choice.unit), choice.amount);
  const same = cart.items.find(item => isSame(item, product, { ...choice, parts }));
  if (same) return setAmount(cart, { line: same.line, product }, add(gridOf(product, choice.unit), same.amount, amount));
  const line = Math.max(0, ...cart.items.map(item => item.line)) + 1;
  const { id, name, description, price } = product;
  return { ...cart, items: [...cart.items, { line, product: { id, name, description, price }, amount, unit: choice.unit, parts }] };
}

/** What was chosen once, of the product as it is now; in a unit it is no longer sold in, as much as one begins with. */
export const sameOf = (product: CartProduct, { amount, unit, parts }: Choice): Choice => ({
  ...(unitsOf(product).includes(unit) ? { amount, unit } : startQuantity(product)),
  parts,
});

/** Puts a choice in the place of a line; where another line is the same, that one grows. */
export function replaceItem(cart: Cart, { line, product }: InLine, choice: Choice): Cart {
  const place = cart.items.findIndex(item => item.line === line);
  if (place < 0) return addItem(cart, product, choice);
  const others = removeItem(cart, line);
  const added = addItem(others, product, choice);
  if (added.items.length === others.items.length) return added;
  const item = { ...added.items.at(-1)!, line };
  return { ...added, items: [...others.items.slice(0, place), item, ...others.items.slice(place)] };
}

/** A line, and the product in it. */
export interface InLine {
  readonly line: number;
  readonly product: CartProduct;
}

export const removeItem = (cart: Cart, line: number): Cart => ({ ...cart, items: cart.items.filter(item => item.line !== line) });

/** The amount snaps to what the product may be ordered in. */
export const setAmount = (cart: Cart, { line, product }: InLine, amount: number): Cart => ({
  ...cart,
  items: cart.items.map(item => (item.line === line ? { ...item, amount: snap(gridOf(product, item.unit), amount) } : item)),
});

/** The amount is converted, so that as much stays in the cart as the other unit allows (CART-15). */
export function setUnit(cart: Cart, { line, product }: InLine, unit: Unit): Cart {
  const item = cart.items.find(entry => entry.line === line);
  return item ? replaceItem(cart, { line, product }, { ...changeUnit(product, item, unit), parts: item.parts }) : cart;
}

/** The time the order is meant for: its appointment, without one now. */
export const meantFor = ({ order }: Cart, at: DateTime): DateTime =>
  order.appointment === null ? at : inZone(order.appointment, at.zoneName!);

/** Whether an offer can be ordered for the time the order is meant for (G-135). */
export const isOffered = ({ limits }: Offer, at: DateTime): boolean => limits.every(limit => isOrderable(limit, at));

/** Whether a line can be ordered as it stands: every part answered, by options there still are, and an amount that is sold (CART-13). */
export const isWhole = (product: CartProduct, { amount, unit, parts }: Choice): boolean =>
  isItemValid(product, amount, parts) &&
  quantityFaults(product, { amount, unit }).length === 0 &&
  countOf(answersOf(product, parts)) === countOf(parts);

const countOf = (answers: readonly Answer[]): number => answers.flatMap(({ value }) => value).length;

/** Whether a product is still what it was when it was chosen, and sold in its unit (G-050). */
export const isAsChosen = ({ product: chosen, unit }: KeptItem, product: CartProduct): boolean =>
  chosen.name === product.name &&
  chosen.description === product.description &&
  chosen.price === product.price &&
  unitsOf(product).includes(unit);

/** Without the lines whose product is no longer what it was, not sold in their unit, or not to be had for the time the order is meant for (STORE-19, G-050). */
export function keepMatching(cart: Cart, offers: readonly Offer[], at: DateTime): Cart {
  const matches = (item: KeptItem): boolean =>
    offers.some(offer => offer.product.id === item.product.id && isAsChosen(item, offer.product) && isOffered(offer, meantFor(cart, at)));
  return cart.items.every(matches) ? cart : { ...cart, items: cart.items.filter(matches) };
}

/** After an order: nothing in it, no appointment, no comment; how and where stays (CART-06). */
export const clearCart = (cart: Cart): Cart => ({ ...cart, items: [], order: { ...cart.order, appointment: null, comment: '' } });
