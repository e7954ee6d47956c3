/** A local push service for tests, with one device that reads its messages. It accepts them, or misbehaves as a test sets. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** What the device reads. */
  message: { title: string; body: string; url: string };
}

export interface PushService {
  /** The subscription of the device. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: ReceivedPush[];
  /** The status of the next responses, one each; afterwards the service accepts them again. Null closes the connection. */
  statuses: (number | null)[];
  stop: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const statuses: PushService['statuses'] = [];
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const text = decrypt(Buffer.concat(chunks), { version: 'aes128gcm', privateKey, authSecret }).toString();
        received.push({ headers: request.headers, message: JSON.parse(text) });
        const status = statuses.length > 0 ? statuses.shift()! : 201;
        if (status === null) request.socket.destroy();
        else response.writeHead(status).end();
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/device`;
  return { subscription: { endpoint, keys: { p256dh: privateKey.getPublicKey('base64url'), auth: authSecret } }, received, statuses, stop };
}
