/** Stores the last order of this device, so that the customer finds its page again. */
import { now } from '../../hooks/serverTime';
import { removeStorage, readStorage, writeStorage } from '../../app/storage/browserStorage';
import { statusPath } from '../../../schema/site/paths';
import { toObject } from '../../../schema/objects';

const storageName = 'last-order';
/** How long the link is offered after ordering and after the appointment, in milliseconds. */
const offerDuration = 48 * 3_600_000;

/** Saves the order. `appointment` is the requested time, which may be weeks ahead. */
export const saveLastOrder = (link: { uid: string; hash: string }, appointment: Date | null): void =>
  void writeStorage('local', storageName, { ...link, expiresAt: Math.max(now(), appointment?.getTime() ?? 0) + offerDuration });

export const clearLastOrder = (): void => removeStorage('local', storageName);

/** Returns the path of the order's page, or null when there is none or it has expired. */
export function lastOrderPath(at = now()): string | null {
  const { uid, hash, expiresAt } = readStorage('local', storageName, toObject); // expiresAt in milliseconds
  const isCurrent = typeof expiresAt === 'number' && at < expiresAt;
  return isCurrent && isIdentifier(uid) && isIdentifier(hash) ? statusPath({ uid, hash }) : null;
}

const isIdentifier = (text: unknown): text is string => typeof text === 'string' && /^\w+$/.test(text);
