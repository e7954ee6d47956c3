/** Other boards of a branch: sockets that receive the same events as a page. */
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import type { BrowserContext } from 'playwright-core';
import WebSocket from 'ws';
import type { BoardShop } from './boardShop';

const subscription = `subscription ($branch: ID!) { ordersChanged(branch: $branch) {
  id event status uid ticketNumber dueAt createdAt updatedAt firstName lastName items { index name amount unit parts { name value } } } }`;

/** Subscribes with the session of the page. Returns a function that closes all. */
export async function openOtherBoards({ url, branch }: BoardShop, context: BrowserContext, count: number): Promise<() => void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  class StaffSocket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers: { cookie, origin: url } });
    }
  }
  const options = { url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: StaffSocket, lazy: false, retryAttempts: 0 };
  const clients = Array.from({ length: count }, () => createClient({ ...options, onNonLazyError: () => {} }));
  for (const client of clients)
    client.subscribe({ query: subscription, variables: { branch } }, { next: () => {}, error: () => {}, complete: () => {} });
  await wait(2_000);
  return () => clients.forEach(client => void client.dispose());
}
