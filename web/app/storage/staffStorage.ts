/**
 * What a member of staff keeps in a tab: an order by phone, actions that wait for a connection, and the tools of admins in the shop. The next
 * user of the tab must neither see nor send it.
 */
import { readStorage, removeStorageWithPrefix, writeStorage } from './browserStorage';

/** Returns the name of a stored value. */
export const staffKey = (name: string): string => `staff.${name}`;

const ownerKey = staffKey('owner');

/** Keeps what this user has stored before, for example until their session expired, and removes what another one has. */
export function openStaffStorage(user: string): void {
  const owner = readStorage('session', ownerKey, stored => (Array.isArray(stored) ? stored[0] : null));
  if (owner !== user) clearStaffStorage();
  writeStorage('session', ownerKey, [user]);
}

export const clearStaffStorage = (): void => removeStorageWithPrefix('session', staffKey(''));
