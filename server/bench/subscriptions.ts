/** Measures how long a change of an order takes to reach a thousand subscribers, compared with a bare broadcast of the same bytes. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import WebSocket, { WebSocketServer } from 'ws';
import { createOpenBranch, startBenchApp, type BenchApp } from './benchApp';
import { measure, print } from './measure';
import { portOf } from '../platform/http/port';
import { toObject } from '../../schema/objects';

const subscriberCount = 1000;
const times = 20;

const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid hash order { id } } }';
const subscription = `subscription ($uid: String!, $hash: String!) { orderStatusChanged(uid: $uid, hash: $hash) {
  id event status appointment counterAppointment rejectionMessage isPaid branch { id name phone } items { name amount gross } } }`;

/** Opens sockets that speak the GraphQL protocol directly. A thousand clients of the library would distort the measurement. */
async function openSubscriptions(app: BenchApp, variables: object): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let index = 0; index < subscriberCount; index++) {
    const socket = new WebSocket(`${app.baseUrl.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: subscription, variables } }));
    sockets.push(socket);
  }
  return sockets;
}

/** Waits until every socket has received the next message. */
const waitForAll = (sockets: readonly WebSocket[]): Promise<unknown> => Promise.all(sockets.map(socket => once(socket, 'message')));

async function startBroadcaster(bytes: string): Promise<{ sockets: WebSocket[]; send: () => void; close: () => void }> {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new WebSocketServer({ server: http });
  await once(http, 'listening');
  const sockets: WebSocket[] = [];
  for (let index = 0; index < subscriberCount; index++) {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(http)}`);
    await once(socket, 'open');
    sockets.push(socket);
  }
  return {
    sockets,
    send: () => server.clients.forEach(client => client.send(bytes)),
    close: () => {
      sockets.forEach(socket => socket.terminate());
      http.close();
    },
  };
}

export async function benchSubscriptions(): Promise<void> {
  const app = await startBenchApp();
  const { branch, input } = await createOpenBranch(app, 5);
  const { createOrder } = await app.graphql(mutation, { input });
  const { uid, hash, order } = toObject(createOrder);
  const { id } = toObject(order);
  const sockets = await openSubscriptions(app, { uid: String(uid), hash: String(hash) });
  const publishChange = () =>
    app.database.query(
      `with inserted_event as (insert into event (name, payload) values ('orderChanged', $1) returning number, name, payload)
       select pg_notify('events', row_to_json(inserted_event)::text) from inserted_event`,
      [{ id, uid, branch }],
    );

  // The last subscription is active once its socket has received a message.
  await Promise.all([once(sockets.at(-1)!, 'message'), new Promise(resolveDelay => setTimeout(resolveDelay, 500)).then(publishChange)]);
  const measurePublishing = (name: string, times: number) =>
    measure(app.processes, { name, times, clients: 1, run: () => Promise.all([waitForAll(sockets), publishChange()]) });
  await measurePublishing('warm-up', 5);
  const change = await measurePublishing(`a change, sent to ${subscriberCount}`, times);

  const broadcaster = await startBroadcaster('x'.repeat(400));
  const run = async () => {
    const received = waitForAll(broadcaster.sockets);
    broadcaster.send();
    await received;
  };
  await measure(app.processes, { name: 'warm-up', times: 5, clients: 1, run });
  const broadcast = await measure(
    { ...app.processes, app: process.pid },
    { name: `bare broadcast to ${subscriberCount}, both ends`, times, clients: 1, run },
  );
  print('Subscriptions to one order', [change, broadcast]);
  broadcaster.close();
  sockets.forEach(socket => socket.terminate());
  await app.stop();
}

if (require.main === module) void benchSubscriptions();
