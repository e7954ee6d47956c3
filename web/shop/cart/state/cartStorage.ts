/** Where carts are kept: the session storage of this tab, so that no tab disturbs another and all is gone with it (CART-01, CART-05). */
import type { Answer, AnsweredFile } from '../../../../schema/rules/product/partAnswers';
import { units } from '../../../../schema/rules/product/units';
import { load, save } from '../../../app/browserStorage';
import { emptyCart, type Cart, type KeptItem, type MethodFlags } from './cart';

const nameOf = (branchIdentifier: string): string => `cart.${branchIdentifier}`;

/** The cart of a branch; an empty one where none was kept or what was kept cannot be read. */
export function loadCart(branchIdentifier: string): Cart {
  const kept = load('session', nameOf(branchIdentifier)) as Partial<Cart> | null;
  if (typeof kept !== 'object' || kept === null) return emptyCart;
  const order: Record<string, unknown> = isRecord(kept.order) ? kept.order : {};
  return {
    items: Array.isArray(kept.items) ? kept.items.filter(isItem) : [],
    isDelivery: kept.isDelivery === true,
    isDineIn: kept.isDineIn === true,
    deliveryArea: textOf(kept.deliveryArea),
    order: { appointment: textOf(order.appointment), comment: textOf(order.comment) ?? '', table: textOf(order.table) },
  };
}

export const saveCart = (branchIdentifier: string, cart: Cart): void => save('session', nameOf(branchIdentifier), cart);

/** How orders were last to be handed over, at whichever branch of the shop; null: nobody said yet. */
export function loadMethod(): MethodFlags | null {
  const [isDelivery, isDineIn] = [load('session', 'isDelivery'), load('session', 'isDineIn')];
  return typeof isDelivery === 'boolean' && typeof isDineIn === 'boolean' ? { isDelivery, isDineIn } : null;
}

export function saveMethod({ isDelivery, isDineIn }: MethodFlags): void {
  save('session', 'isDelivery', isDelivery);
  save('session', 'isDineIn', isDineIn);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.value) &&
  value.value.every(entry => typeof entry === 'string') &&
  (value.files === undefined || (Array.isArray(value.files) && value.files.every(isFile)));

const isFile = (value: unknown): value is AnsweredFile =>
  isRecord(value) &&
  [value.id, value.publicHash, value.extension].every(entry => typeof entry === 'string') &&
  typeof value.version === 'number' &&
  (value.name === null || typeof value.name === 'string');

const isItem = (value: unknown): value is KeptItem =>
  isRecord(value) &&
  typeof value.line === 'number' &&
  typeof value.amount === 'number' &&
  Object.hasOwn(units, String(value.unit)) &&
  isRecord(value.product) &&
  typeof value.product.id === 'string' &&
  Array.isArray(value.parts) &&
  value.parts.every(isAnswer);
