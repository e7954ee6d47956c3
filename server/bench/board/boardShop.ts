/** Starts the demo shop as `npm start` does, for measurements in a browser, and places orders in it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { toObject, toObjects } from '../../../schema/objects';
import { freePort, waitForOutput } from '../startup';

const folder = resolve('.data/bench-board');
const limits = 'ordersPerAddress=1000000,ordersPerEmail=1000000,timePerAddress=100000000,socketsPerAddress=1000';

export const password = 'butterkipferl';

export interface BoardShop {
  url: string;
  branch: string;
  /** Places an order and returns its id. */
  placeOrder: (lastName: string) => Promise<string>;
  /** Stops the server and starts it again with the same data, at the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startBoardShop(): Promise<BoardShop> {
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  let stopServer = await startServer(port);
  const url = `http://127.0.0.1:${port}`;
  const { branches, products } = await query(
    url,
    '{ branches(limit: 20) { items { id identifier } } products(limit: 300) { items { id name } } }',
  );
  const branch = idOf(branches, 'identifier', 'linz');
  const product = idOf(products, 'name', 'Handsemmel');
  return {
    url,
    branch,
    placeOrder: async lastName => {
      const { uid, hash } = await post(url, '/api/orders', { ...orderInput, branch, lastName, items: [{ product, amount: 12 }] });
      const response = await fetch(`${url}/api/orders/public/${String(uid)}/${String(hash)}`);
      return String(toObject(toObject(await response.json()).data).id);
    },
    restart: async () => {
      await stopServer();
      stopServer = await startServer(port);
    },
    stop: async () => {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a function that stops the server. */
async function startServer(port: number): Promise<() => Promise<void>> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), SEED_PASSWORD: password, LIMITS: limits };
  const child = spawn(process.execPath, ['server/start.cjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await waitForOutput(child, 'GraphQL ');
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

const orderInput = {
  deliveryType: 'takeaway',
  firstName: 'Anna',
  phone: '+43 664 1234567',
  email: 'anna@kunde.example',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
};

async function post(url: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, errors } = toObject(await response.json());
  if (!data) throw new Error(JSON.stringify(errors));
  return toObject(data);
}

const query = (url: string, text: string): Promise<Record<string, unknown>> => post(url, '/graphql', { query: text });

function idOf(list: unknown, key: string, value: string): string {
  const found = toObjects(toObject(list).items).find(item => item[key] === value);
  return String(found?.id);
}
