/** What customers do in the shop. Nothing is sent before a consent; the code that sends it is loaded after it. */
import type { Choice } from '../cart/cart';
import type { CartProduct } from '../cart/cartProduct';

export type ShopAction = 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';

/** A product, with what the customer chose of it. */
export type EventLine = Partial<Choice> & { readonly product: CartProduct };

export interface RecordedEvent {
  readonly action: ShopAction;
  readonly lines: readonly EventLine[];
  readonly path: string;
  /** As `performance.now()`. */
  readonly at: number;
}

type Receiver = (event: RecordedEvent) => void;

const maxWaiting = 20;
const waiting: RecordedEvent[] = [];
let receiver: Receiver | undefined;

export function recordEvent(action: ShopAction, lines: readonly EventLine[]): void {
  const event = { action, lines, path: location.pathname, at: performance.now() };
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
