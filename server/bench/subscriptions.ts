/** How long a change of an order takes to reach a thousand who watch it, beside a bare broadcast of the same bytes. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { openBranch, openHouse, type BenchHouse } from './benchApp';
import { measure, print } from './measure';

const count = 1000;
const times = 20;

const mutation = 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { uid hash order { id } } }';
const watch = `subscription ($uid: String!, $hash: String!) { orderStatusChanged(uid: $uid, hash: $hash) {
  id event status appointment counterAppointment rejectionMessage isPaid branch { id name phone } items { name amount gross } } }`;

/** Sockets that speak GraphQL's protocol by hand, because a thousand clients of the library would be measured with it. */
async function subscribers(house: BenchHouse, variables: object): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: watch, variables } }));
    sockets.push(socket);
  }
  return sockets;
}

/** Until every socket has heard the next message. */
const allHear = (sockets: readonly WebSocket[]): Promise<unknown> => Promise.all(sockets.map(socket => once(socket, 'message')));

async function broadcaster(bytes: string): Promise<{ sockets: WebSocket[]; send: () => void; close: () => void }> {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new WebSocketServer({ server: http });
  await once(http, 'listening');
  const sockets: WebSocket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
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

export async function benchSubscribers(): Promise<void> {
  const house = await openHouse();
  const { branch, draft } = await openBranch(house, 5);
  const { createOrder } = await house.graphql(mutation, { draft });
  const { uid, hash, order } = createOrder;
  const watching = await subscribers(house, { uid, hash });
  const tell = () =>
    house.database.query(
      `with told as (insert into event (name, payload) values ('orderChanged', $1) returning number, name, payload)
       select pg_notify('house', row_to_json(told)::text) from told`,
      [{ id: order.id, uid, branch }],
    );

  // The last to subscribe is listening once it hears.
  await Promise.all([once(watching.at(-1)!, 'message'), new Promise(done => setTimeout(done, 500)).then(tell)]);
  const told = (name: string, times: number) =>
    measure(house.watched, { name, times, clients: 1, run: () => Promise.all([allHear(watching), tell()]) });
  await told('warm', 5);
  const change = await told(`a change, told to ${count}`, times);

  const bare = await broadcaster('x'.repeat(400));
  const run = async () => {
    const heard = allHear(bare.sockets);
    bare.send();
    await heard;
  };
  await measure(house.watched, { name: 'warm', times: 5, clients: 1, run });
  const broadcast = await measure(
    { ...house.watched, house: process.pid },
    { name: `bare broadcast to ${count}, both ends`, times, clients: 1, run },
  );
  print('Subscribers of one order', [change, broadcast]);
  bare.close();
  watching.forEach(socket => socket.terminate());
  await house.stop();
}

if (require.main === module) void benchSubscribers();
