/** A local receiver of webhooks for tests: it accepts deliveries, or misbehaves as a test sets. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../app/json';

interface ReceivedDelivery {
  headers: IncomingHttpHeaders;
  /** The raw body, which is signed. */
  body: string;
  json: Json;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedDelivery[];
  /** Answers the next requests, one each; afterwards the receiver accepts them again. */
  responses: ((response: ServerResponse) => void)[];
  stop: () => Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedDelivery[] = [];
  const responses: WebhookReceiver['responses'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => {});
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks).toString();
        received.push({ headers: request.headers, body, json: JSON.parse(body) });
        const respond = responses.shift() ?? (response => response.writeHead(204).end());
        respond(response);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`, received, responses, stop };
}
