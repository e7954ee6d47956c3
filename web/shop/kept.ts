/** What the shop keeps in the browser: for this tab (session), or for the next visit (local). */
import { storageKey } from '../siteKey';

type Place = 'session' | 'local';

/** Storage may be full, switched off or hold something unreadable: then nothing is kept. */
export function load(place: Place, name: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

export const save = (place: Place, name: string, value: object): void =>
  quietly(() => storageOf(place).setItem(storageKey(name), JSON.stringify(value)));

export const forget = (place: Place, name: string): void => quietly(() => storageOf(place).removeItem(storageKey(name)));

// Asking for the storage itself throws where it is forbidden.
const storageOf = (place: Place): Storage => (place === 'session' ? sessionStorage : localStorage);

function quietly(deed: () => void): void {
  try {
    deed();
  } catch {
    // What is not kept has to be typed again.
  }
}
