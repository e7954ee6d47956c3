/** Stores the orders of this device, newest first, so that the customer finds them and can order the same again. */
import { isObject } from '../../../schema/objects';
import { now } from '../../hooks/serverTime';
import { readStorage, removeStorage, writeStorage } from '../../app/storage/browserStorage';
import type { CartItem } from '../../ordering/cart/cart';
import { parseItems } from '../../ordering/cart/cartStorage';

export interface PastOrder {
  readonly uid: string;
  readonly hash: string;
  /** When it was placed, in milliseconds. */
  readonly placedAt: number;
  readonly branch: { readonly identifier: string; readonly name: string };
  /** What was ordered; empty if this device does not know it. */
  readonly items: readonly CartItem[];
}

const storageName = 'orders';
const maxOrders = 20;
/** How long an order is stored, in milliseconds. */
const maxAge = 365 * 24 * 3_600_000;

export const loadPastOrders = (): readonly PastOrder[] => readStorage('local', storageName, parseOrders);

/** Adds an order. Its uploads belong to it alone, so they are not ordered again. */
export function savePastOrder(order: Omit<PastOrder, 'placedAt'>): void {
  const items = order.items.map(item => ({ ...item, parts: item.parts.filter(({ files }) => !files) }));
  const others = loadPastOrders().filter(({ uid }) => uid !== order.uid);
  write([{ ...order, items, placedAt: now() }, ...others].slice(0, maxOrders));
}

export const removePastOrder = (uid: string): void => write(loadPastOrders().filter(order => order.uid !== uid));

export const clearPastOrders = (): void => removeStorage('local', storageName);

const write = (orders: readonly PastOrder[]): void => void writeStorage('local', storageName, orders);

const parseOrders = (value: unknown): PastOrder[] =>
  Array.isArray(value) ? value.flatMap(entry => parseOrder(entry) ?? []).filter(({ placedAt }) => now() - placedAt < maxAge) : [];

function parseOrder(value: unknown): PastOrder | null {
  if (!isObject(value) || !isObject(value.branch)) return null;
  const { uid, hash, placedAt, branch, items } = value;
  const { identifier, name } = branch;
  if (!isIdentifier(uid) || !isIdentifier(hash) || typeof placedAt !== 'number') return null;
  if (typeof identifier !== 'string' || typeof name !== 'string') return null;
  return { uid, hash, placedAt, branch: { identifier, name }, items: parseItems(items) };
}

const isIdentifier = (text: unknown): text is string => typeof text === 'string' && /^\w+$/.test(text);
