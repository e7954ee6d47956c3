/** Fake transports for e-mail and text messages: they store messages, or throw errors that a test sets. */
import type { Transport } from '../../features/messages/transports/transport';
import type { OutboxMessage } from '../../features/messages/outboxMessage.entity';

interface FakeTransport extends Transport {
  messages: OutboxMessage[];
  /** Errors for the next messages, one each. */
  errors: Error[];
}

export function fakeTransports(): FakeTransport {
  const transport: FakeTransport = {
    messages: [],
    errors: [],
    send: async message => {
      const error = transport.errors.shift();
      if (error) throw error;
      transport.messages.push(message);
    },
  };
  return transport;
}
