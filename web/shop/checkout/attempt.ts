/** The key under which an order is sent (G-130): the same order twice is one order, also after a lost answer or a reload. */
import { forget, load, save } from '../kept';

interface Attempt {
  content: string;
  key: string;
}

const isAttempt = (kept: unknown): kept is Attempt =>
  typeof kept === 'object' && kept !== null && typeof (kept as Attempt).content === 'string' && typeof (kept as Attempt).key === 'string';

/** The key for this content: that of the last attempt if it was the same, else a new one. */
export function attemptKey(draft: object): string {
  const content = JSON.stringify(draft);
  const kept = load('session', 'attempt');
  if (isAttempt(kept) && kept.content === content) return kept.key;
  const key = newKey();
  save('session', 'attempt', { content, key });
  return key;
}

/** The attempt is over: the order is placed, or the server will not have it. */
export const endAttempt = (): void => forget('session', 'attempt');

// Not randomUUID: it is missing where the shop is served without TLS.
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
