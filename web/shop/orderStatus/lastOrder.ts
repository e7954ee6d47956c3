/** The last order that was placed on this device, so that its page is found again after the tab was closed. */
import { now } from '../../hooks/serverTime';
import { forget, load, save } from '../../app/browserStorage';

const place = 'last-order';
/** For how long the way back is offered after it was placed, and after it was wanted, in milliseconds. */
const offeredFor = 48 * 3_600_000;

interface LastOrder {
  uid: string;
  hash: string;
  /** In milliseconds. */
  until: number;
}

/** `appointment`: when it is wanted, which may be weeks away. */
export const rememberOrder = (link: { uid: string; hash: string }, appointment: Date | null): void =>
  save('local', place, { ...link, until: Math.max(now(), appointment?.getTime() ?? 0) + offeredFor });

export const forgetOrder = (): void => forget('local', place);

/** The address of its page; nothing when there is none or it is long ago. */
export function lastOrderPath(at = now()): string | null {
  const { uid, hash, until } = (load('local', place) ?? {}) as Partial<LastOrder>;
  const isFresh = typeof until === 'number' && at < until;
  return isFresh && isWord(uid) && isWord(hash) ? `/status/${uid}/${hash}` : null;
}

const isWord = (text: unknown): text is string => typeof text === 'string' && /^\w+$/.test(text);
