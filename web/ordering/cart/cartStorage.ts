/**
 * Stores carts in the session storage of the tab, so that tabs do not affect each other and closing one removes its carts (CART-01,
 * CART-05).
 */
import type { PartAnswer, AnswerFile } from '../../../schema/rules/product/partAnswers';
import { units } from '../../../schema/rules/product/units';
import { readStorage, writeStorage } from '../../app/storage/browserStorage';
import { takerKey, type OrderTaker } from '../orderTaker';
import { emptyCart, type Cart, type CartItem, type Choice, type MethodFlags } from './cart';
import { toObject, isObject } from '../../../schema/objects';

const cartKey = (branchIdentifier: string, taker: OrderTaker): string => takerKey(taker, `cart.${branchIdentifier}`);

/** Returns the stored cart of a branch, or an empty one if none is stored or it is invalid. */
export const loadCart = (branchIdentifier: string, taker: OrderTaker = 'customer'): Cart =>
  readStorage('session', cartKey(branchIdentifier, taker), parseCart);

function parseCart(value: unknown): Cart {
  if (!isObject(value)) return emptyCart;
  const order = toObject(value.order);
  return {
    items: parseItems(value.items),
    isDelivery: value.isDelivery === true,
    isDineIn: value.isDineIn === true,
    deliveryArea: stringOrNull(value.deliveryArea),
    order: { appointment: stringOrNull(order.appointment), comment: stringOrNull(order.comment) ?? '', table: stringOrNull(order.table) },
  };
}

export const saveCart = (branchIdentifier: string, cart: Cart, taker: OrderTaker = 'customer'): void =>
  void writeStorage('session', cartKey(branchIdentifier, taker), cart);

/** Returns the delivery method chosen last at any branch of the shop; null if none was chosen. */
export function loadMethod(taker: OrderTaker = 'customer'): MethodFlags | null {
  const isDelivery = readStorage('session', takerKey(taker, 'isDelivery'), booleanOrNull);
  const isDineIn = readStorage('session', takerKey(taker, 'isDineIn'), booleanOrNull);
  return isDelivery === null || isDineIn === null ? null : { isDelivery, isDineIn };
}

export function saveMethod({ isDelivery, isDineIn }: MethodFlags, taker: OrderTaker = 'customer'): void {
  writeStorage('session', takerKey(taker, 'isDelivery'), isDelivery);
  writeStorage('session', takerKey(taker, 'isDineIn'), isDineIn);
}

const booleanOrNull = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAnswer = (value: unknown): value is PartAnswer =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.value) &&
  value.value.every(entry => typeof entry === 'string') &&
  (value.files === undefined || (Array.isArray(value.files) && value.files.every(isFile)));

const isFile = (value: unknown): value is AnswerFile =>
  isObject(value) &&
  [value.id, value.publicHash, value.extension].every(entry => typeof entry === 'string') &&
  typeof value.version === 'number' &&
  (value.name === null || typeof value.name === 'string');

const isChoice = (value: unknown): value is Choice =>
  isObject(value) &&
  typeof value.amount === 'number' &&
  Object.hasOwn(units, String(value.unit)) &&
  Array.isArray(value.parts) &&
  value.parts.every(isAnswer);

/** Returns a stored choice; null if none is stored or it is invalid. */
export const parseChoice = (value: unknown): Choice | null => (isChoice(value) ? value : null);

/** Returns the valid ones of stored items. */
export const parseItems = (value: unknown): CartItem[] => (Array.isArray(value) ? value.filter(isItem) : []);

const isItem = (value: unknown): value is CartItem =>
  isObject(value) && typeof value.line === 'number' && isObject(value.product) && typeof value.product.id === 'string' && isChoice(value);
