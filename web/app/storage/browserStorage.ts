/**
 * The only module that uses browser storage: of this tab (session) or lasting (local). Self-service devices never use local storage.
 * Without storage a value lasts only as long as the page.
 */
import { isServer } from '../rendering/isServer';
import { storageKey } from './storageKey';

type StorageArea = 'session' | 'local';

/** Returns the value that `parse` makes of the stored one. `parse` gets null when nothing is stored or it is no JSON. */
export const readStorage = <T>(area: StorageArea, name: string, parse: (stored: unknown) => T): T =>
  readStorageKey(area, storageKey(name), parse);

export const writeStorage = (area: StorageArea, name: string, value: object | boolean | number): boolean =>
  writeStorageKey(area, storageKey(name), value);

export const removeStorage = (area: StorageArea, name: string): void => void tryStorage(() => storageOf(area).removeItem(storageKey(name)));

/** Removes all values whose name starts with the prefix. */
export function removeStorageWithPrefix(area: StorageArea, prefix: string): void {
  tryStorage(() => {
    const storage = storageOf(area);
    for (const key of Object.keys(storage)) if (key.startsWith(storageKey(prefix))) storage.removeItem(key);
  });
}

/** Like `readStorage`, for keys that all shops of a host share. */
export function readStorageKey<T>(area: StorageArea, key: string, parse: (stored: unknown) => T): T {
  const text = isBlocked(area) ? null : readText(area, key);
  return parse(tryStorage((): unknown => JSON.parse(text ?? 'null')) ?? null);
}

/** Returns whether the value was stored. */
export const writeStorageKey = (area: StorageArea, key: string, value: object | boolean | number): boolean =>
  !isBlocked(area) && writeText(area, key, JSON.stringify(value));

/** Tells whether the browser permits this storage, for example outside a private window. */
export const isStorageAvailable = (area: StorageArea): boolean =>
  !isBlocked(area) && tryStorage(() => storageOf(area).length) !== undefined;

const contextKey = 'asp.context';

/** Tells whether this tab runs on a self-service device in the shop (G-097). */
export const isSelfService = (): boolean => readText('session', contextKey) === 'self-service';

/** Sets the context of this tab. */
export const writeContext = (context: 'self-service' | 'default'): void => void writeText('session', contextKey, context);

/** Tells whether this tab stored anything but its context. */
export const hasVisit = (): boolean => visitKeys().length > 0;

/** Removes all that this tab stored but its context, so that the next customer of a self-service device finds nothing. */
export const removeVisit = (): void => visitKeys().forEach(key => tryStorage(() => sessionStorage.removeItem(key)));

const visitKeys = (): string[] =>
  tryStorage(() => Object.keys(sessionStorage).filter(key => key.startsWith('asp.') && !key.startsWith(contextKey))) ?? [];

const isBlocked = (area: StorageArea): boolean => area === 'local' && isSelfService();

const storageOf = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

const readText = (area: StorageArea, key: string): string | null => tryStorage(() => storageOf(area).getItem(key)) ?? null;

const writeText = (area: StorageArea, key: string, text: string): boolean =>
  tryStorage(() => (storageOf(area).setItem(key, text), true)) ?? false;

// Accessing the storage object itself throws where it is forbidden, and writing throws when it is full. The server, which renders for
// everybody, has none.
function tryStorage<T>(access: () => T): T | undefined {
  if (isServer) return undefined;
  try {
    return access();
  } catch {
    return undefined;
  }
}
