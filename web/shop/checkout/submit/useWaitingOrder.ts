/**
 * An order that was sent without a network waits, also after a reload, and is sent once when the network returns. Its idempotency key stays
 * the same (G-130). It waits only on its own page and unchanged, so that the customer sees everything that is sent.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { toObject } from '../../../../schema/objects';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { readStorage, removeStorage, writeStorage } from '../../../app/storage/browserStorage';
import { useOnline } from '../../../hooks/useOnline';

interface StoredOrder {
  /** The JSON of the input. */
  text: string;
  /** When the customer has sent it, in milliseconds. */
  sentAt: number;
}

export interface WaitingOrder {
  /** `expired`: the network came back too late, the customer has to send the order again. */
  state: 'waiting' | 'expired' | null;
  wait: () => void;
  cancel: () => void;
}

const storageName = 'waiting-order';

/** Milliseconds after which nobody expects that the order is still sent. */
const maxWait = 30 * 60_000;

const loadOrder = (): StoredOrder | null =>
  readStorage('session', storageName, stored => {
    const { text, sentAt } = toObject(stored);
    return typeof text === 'string' && typeof sentAt === 'number' ? { text, sentAt } : null;
  });

/** `submit` sends the current input. */
export function useWaitingOrder(input: CreateOrderInput, submit: () => void): WaitingOrder {
  const isOnline = useOnline();
  const [order, setOrder] = useState(loadOrder);
  const [isExpired, setExpired] = useState(false);
  const text = JSON.stringify(input);
  const isWaiting = order?.text === text;

  function cancel(): void {
    removeStorage('session', storageName);
    setOrder(null);
    setExpired(false);
  }

  const send = useEffectEvent(() => {
    const isTooLate = order !== null && Date.now() - order.sentAt > maxWait;
    cancel();
    if (isTooLate) setExpired(true);
    else submit();
  });
  useEffect(() => {
    if (isWaiting && isOnline) send();
  }, [isWaiting, isOnline]);

  return {
    state: isWaiting ? 'waiting' : isExpired ? 'expired' : null,
    wait: () => {
      const waiting = { text, sentAt: Date.now() };
      writeStorage('session', storageName, waiting);
      setOrder(waiting);
    },
    cancel,
  };
}
