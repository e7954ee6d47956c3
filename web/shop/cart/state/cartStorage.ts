/**
 * Stores carts in the session storage of the tab, so that tabs do not affect each other and closing one removes its carts (CART-01,
 * CART-05).
 */
import type { PartAnswer, AnswerFile } from '../../../../schema/rules/product/partAnswers';
import { units } from '../../../../schema/rules/product/units';
import { parseObject, readStorage, writeStorage } from '../../../app/browserStorage';
import { emptyCart, type Cart, type CartItem, type MethodFlags } from './cart';

const cartKey = (branchIdentifier: string): string => `cart.${branchIdentifier}`;

/** Returns the stored cart of a branch, or an empty one if none is stored or it is invalid. */
export const loadCart = (branchIdentifier: string): Cart => readStorage('session', cartKey(branchIdentifier), parseCart);

function parseCart(value: unknown): Cart {
  if (!isRecord(value)) return emptyCart;
  const stored = parseObject(value);
  const order = parseObject(stored.order);
  return {
    items: Array.isArray(stored.items) ? stored.items.filter(isItem) : [],
    isDelivery: stored.isDelivery === true,
    isDineIn: stored.isDineIn === true,
    deliveryArea: stringOrNull(stored.deliveryArea),
    order: { appointment: stringOrNull(order.appointment), comment: stringOrNull(order.comment) ?? '', table: stringOrNull(order.table) },
  };
}

export const saveCart = (branchIdentifier: string, cart: Cart): void => void writeStorage('session', cartKey(branchIdentifier), cart);

/** Returns the delivery method chosen last at any branch of the shop; null if none was chosen. */
export function loadMethod(): MethodFlags | null {
  const [isDelivery, isDineIn] = [readStorage('session', 'isDelivery', booleanOrNull), readStorage('session', 'isDineIn', booleanOrNull)];
  return isDelivery === null || isDineIn === null ? null : { isDelivery, isDineIn };
}

export function saveMethod({ isDelivery, isDineIn }: MethodFlags): void {
  writeStorage('session', 'isDelivery', isDelivery);
  writeStorage('session', 'isDineIn', isDineIn);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const booleanOrNull = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAnswer = (value: unknown): value is PartAnswer =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.value) &&
  value.value.every(entry => typeof entry === 'string') &&
  (value.files === undefined || (Array.isArray(value.files) && value.files.every(isFile)));

const isFile = (value: unknown): value is AnswerFile =>
  isRecord(value) &&
  [value.id, value.publicHash, value.extension].every(entry => typeof entry === 'string') &&
  typeof value.version === 'number' &&
  (value.name === null || typeof value.name === 'string');

const isItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  typeof value.line === 'number' &&
  typeof value.amount === 'number' &&
  Object.hasOwn(units, String(value.unit)) &&
  isRecord(value.product) &&
  typeof value.product.id === 'string' &&
  Array.isArray(value.parts) &&
  value.parts.every(isAnswer);
