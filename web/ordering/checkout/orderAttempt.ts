/** The idempotency key of an order (G-130). All inputs sent before a response arrives are one order, also after a reload or a change. */
import { newId } from '../../hooks/newId';
import { removeStorage, readStorage, writeStorage } from '../../app/storage/browserStorage';
import type { CreateOrderMutationVariables } from './Checkout.generated';
import { toObject } from '../../../schema/objects';
import { takerKey, type OrderTaker } from '../orderTaker';

export type OrderInput = CreateOrderMutationVariables['input'];

interface Attempt {
  key: string;
  /** The inputs sent with the key and not answered. The server may have accepted one of them. */
  unanswered: readonly OrderInput[];
}

const attemptKey = (taker: OrderTaker): string => takerKey(taker, 'attempt');

function loadAttempt(taker: OrderTaker): Attempt | null {
  return readStorage('session', attemptKey(taker), stored => {
    const { key, unanswered } = toObject(stored);
    return typeof key === 'string' && Array.isArray(unanswered) ? { key, unanswered } : null;
  });
}

const isSameInput = (one: OrderInput, other: OrderInput): boolean => JSON.stringify(one) === JSON.stringify(other);
const withoutInput = (inputs: readonly OrderInput[], input: OrderInput): OrderInput[] => inputs.filter(other => !isSameInput(other, input));

/** Saves the input as sent and returns its key. */
export function startAttempt(input: OrderInput, taker: OrderTaker): string {
  const { key, unanswered } = loadAttempt(taker) ?? { key: newId(), unanswered: [] };
  writeStorage('session', attemptKey(taker), { key, unanswered: [input, ...withoutInput(unanswered, input)] });
  return key;
}

/** Removes an input that the server rejected. The key is dropped too, unless other inputs were sent with it. */
export function rejectAttempt(input: OrderInput, taker: OrderTaker): void {
  const attempt = loadAttempt(taker);
  const unanswered = withoutInput(attempt?.unanswered ?? [], input);
  if (attempt && unanswered.length > 0) writeStorage('session', attemptKey(taker), { ...attempt, unanswered });
  else finishAttempt(taker);
}

/** Returns the other inputs sent with the key, the last first. */
export const earlierInputs = (input: OrderInput, taker: OrderTaker): OrderInput[] =>
  withoutInput(loadAttempt(taker)?.unanswered ?? [], input);

/** Drops the key after the order is created. */
export const finishAttempt = (taker: OrderTaker): void => removeStorage('session', attemptKey(taker));
