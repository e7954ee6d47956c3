/** What the shop keeps in the browser: for this tab (session), or for the next visit (local). Who comes next to a device in self-service is someone else. */
import { storageKey } from './storageKey';
import { isSelfService } from './selfService';

type Place = 'session' | 'local';

/** Storage may be full, switched off or hold something unreadable: then nothing is kept. */
export function load(place: Place, name: string): unknown {
  if (isForeign(place)) return null;
  try {
    return JSON.parse(storageOf(place).getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function save(place: Place, name: string, value: object | boolean): void {
  if (!isForeign(place)) quietly(() => storageOf(place).setItem(storageKey(name), JSON.stringify(value)));
}

export const forget = (place: Place, name: string): void => quietly(() => storageOf(place).removeItem(storageKey(name)));

const isForeign = (place: Place): boolean => place === 'local' && isSelfService();

// Asking for the storage itself throws where it is forbidden.
const storageOf = (place: Place): Storage => (place === 'session' ? sessionStorage : localStorage);

function quietly(deed: () => void): void {
  try {
    deed();
  } catch {
    // What is not kept lives as long as the page, and has to be typed again.
  }
}
