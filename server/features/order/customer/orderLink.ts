/** The link of an order, which replaces a login for the customer. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../../schema/errors/appError';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

/** The link of an order, as in e-mails to the customer. */
export interface OrderLink {
  readonly uid: string;
  readonly hash: string;
}

/**
 * Returns the whole order of a link; convert it with `toPublicOrder` before it leaves the server.
 * Wrong links are limited per network. Right links are not, because many customers can share one address, and 128 random bits cannot be
 * guessed.
 */
export async function orderByLink(context: Context, { uid, hash }: OrderLink): Promise<Order> {
  const order = isUid(uid) ? await context.records(Order).findOneBy({ uid }) : null;
  try {
    return verifyLink(order, hash);
  } catch (error) {
    await context.services.rateLimiters.wrongLinks.count(context.client?.network ?? '');
    throw error;
  }
}

/** Returns the order when the hash is right. Throws NOT_FOUND after the same work for an unknown order and a wrong hash. */
export function verifyLink(order: Order | null, hash: string): Order {
  const isMatch = timingSafeEqual(sha256(order?.hash ?? 'no order'), sha256(hash));
  if (!order || !isMatch) throw new AppError('NOT_FOUND');
  return order;
}

const isUid = (text: string): boolean => /^[A-Z2-9]{8}$/.test(text);
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
