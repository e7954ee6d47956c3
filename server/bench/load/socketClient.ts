/** Opens the sockets of many visitors and reports what they receive. It runs in a process of its own, beside the app. */
import { on, once } from 'node:events';
import WebSocket from 'ws';

/** A socket with its subscriptions. The first and the last one send a message at once, which shows that all are active. */
export interface SocketTask {
  address: string;
  authorization?: string;
  subscriptions: readonly { query: string; variables?: object }[];
}

export interface SocketClientTask {
  url: string;
  sockets: readonly SocketTask[];
}

/** The messages since the last report, and when the last one arrived. */
export interface SocketReport {
  received: number;
  at: number;
}

/** The sockets that are being opened at the same time. */
const openers = 20;
const reportInterval = 5;
const report: SocketReport = { received: 0, at: 0 };

async function openSocket(url: string, { address, authorization, subscriptions }: SocketTask): Promise<void> {
  const headers = { 'x-forwarded-for': address, ...(authorization && { authorization }) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers, perMessageDeflate: false });
  socket.on('error', stop).on('close', code => stop(new Error(`The app closed a socket: ${code}`)));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  subscriptions.forEach((payload, id) => socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload })));
  const waiting = new Set(['0', String(subscriptions.length - 1)]);
  for await (const [message] of on(socket, 'message')) {
    const { id, type } = JSON.parse(String(message)) as { id: string; type: string };
    if (type !== 'next') throw new Error(String(message));
    waiting.delete(id);
    if (waiting.size === 0) break;
  }
  socket.on('message', () => {
    report.received += 1;
    report.at = Date.now();
  });
}

function stop(error: Error): void {
  console.error(error);
  process.exit(1);
}

async function run({ url, sockets }: SocketClientTask): Promise<void> {
  const waiting = [...sockets];
  const openNext = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await openSocket(url, task);
  };
  await Promise.all(Array.from({ length: openers }, openNext));
  setInterval(() => {
    if (report.received === 0) return;
    process.send!({ ...report });
    report.received = 0;
  }, reportInterval);
  process.send!({ received: 0, at: Date.now() });
}

process.once('message', (task: SocketClientTask) => void run(task).catch(stop));
process.once('disconnect', () => process.exit());
