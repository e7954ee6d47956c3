/** What takes messages to their recipients: a mail server, a gateway for text messages, or in tests something that only pretends to. */
import type { MessageKind, OutboxMessage } from '../outboxMessage.entity';

export interface Carrier {
  /** Hands the message over, in the name of the sender. Throws `Undeliverable` when nothing would change the next time. */
  carry: (message: OutboxMessage, sender: string) => Promise<void>;
  close?: () => void;
}

export type Carriers = { readonly [K in MessageKind]?: Carrier };

/** Nobody takes this message, now or later. */
export class Undeliverable extends Error {}
