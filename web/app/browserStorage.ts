/** Reads and writes browser storage: of this tab (session) or lasting (local). Self-service devices never use local storage. */
import { storageKey } from './storageKey';
import { isSelfService } from './selfService';

type StorageArea = 'session' | 'local';

/** Returns the stored value, or null when there is none, it cannot be parsed or storage is disabled. */
export function readStorage(area: StorageArea, name: string): unknown {
  if (isUnavailable(area)) return null;
  try {
    return JSON.parse(storageOf(area).getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStorage(area: StorageArea, name: string, value: object | boolean): void {
  if (!isUnavailable(area)) ignoreErrors(() => storageOf(area).setItem(storageKey(name), JSON.stringify(value)));
}

export const removeStorage = (area: StorageArea, name: string): void => ignoreErrors(() => storageOf(area).removeItem(storageKey(name)));

const isUnavailable = (area: StorageArea): boolean => area === 'local' && isSelfService();

// Accessing the storage object itself throws where it is forbidden.
const storageOf = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

function ignoreErrors(access: () => void): void {
  try {
    access();
  } catch {
    // Without storage the value lasts only as long as the page.
  }
}
