/** The last order that was placed on this device, so that its page is found again after the tab was closed. */
import { forget, load, save } from '../kept';

const place = 'last-order';
/** For how long the way back is offered, in milliseconds. */
const offeredFor = 48 * 3_600_000;

interface LastOrder {
  uid: string;
  hash: string;
  /** In milliseconds. */
  placedAt: number;
}

export const rememberOrder = (link: { uid: string; hash: string }): void => save('local', place, { ...link, placedAt: Date.now() });

export const forgetOrder = (): void => forget('local', place);

/** The address of its page; nothing when there is none or it is long ago. */
export function lastOrderPath(at: number): string | null {
  const { uid, hash, placedAt } = (load('local', place) ?? {}) as Partial<LastOrder>;
  const isFresh = typeof placedAt === 'number' && at - placedAt < offeredFor;
  return isFresh && isWord(uid) && isWord(hash) ? `/status/${uid}/${hash}` : null;
}

const isWord = (text: unknown): text is string => typeof text === 'string' && /^\w+$/.test(text);
