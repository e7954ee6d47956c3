/** What customers do in the shop. Nothing is sent before a consent; the code that sends it is loaded after it. */
import type { Choice } from '../cart/cart';
import type { CartProduct } from '../cart/cartProduct';

export type ShopAction = 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';

/** A product, with what the customer chose of it. */
export type EventLine = Partial<Choice> & { readonly product: CartProduct };

interface EventOrigin {
  readonly path: string;
  /** As `performance.now()`. */
  readonly at: number;
}

export interface CommerceEvent extends EventOrigin {
  readonly action: ShopAction;
  readonly lines: readonly EventLine[];
}

/** A search that found nothing. */
interface SearchEvent extends EventOrigin {
  readonly words: string;
}

export type RecordedEvent = CommerceEvent | SearchEvent;

type Receiver = (event: RecordedEvent) => void;

const maxWaiting = 20;
const waiting: RecordedEvent[] = [];
let receiver: Receiver | undefined;

export const recordEvent = (action: ShopAction, lines: readonly EventLine[]): void => record({ action, lines, ...origin() });

/** Records the words of a search that found nothing. */
export const recordSearch = (words: string): void => record({ words, ...origin() });

const origin = (): EventOrigin => ({ path: location.pathname, at: performance.now() });

function record(event: RecordedEvent): void {
  if (receiver) receiver(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
}

/** Tells whether events wait, because the code that sends them has not arrived yet. */
export const hasWaitingEvents = (): boolean => waiting.length > 0;

/** Passes events on, also those that wait, until the returned function is called. */
export function receiveEvents(next: Receiver): () => void {
  receiver = next;
  waiting.splice(0).forEach(next);
  return () => void (receiver = undefined);
}
