/** The interface of transports, which send messages: a mail server, an SMS gateway, or a fake in tests. */
import type { MessageKind, OutboxMessage } from '../outboxMessage.entity';

export interface Transport {
  /** Sends the message in the name of the sender. Throws `PermanentDeliveryError` when a retry would not help. */
  send: (message: OutboxMessage, sender: string) => Promise<void>;
  close?: () => void;
}

export type Transports = { readonly [K in MessageKind]?: Transport };

/** The message cannot be delivered, now or later. */
export class PermanentDeliveryError extends Error {}
