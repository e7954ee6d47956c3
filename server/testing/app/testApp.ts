/** A running house for tests: real database, real doors, a clock that stands still. A token is a role, and perhaps a user and branches: `ROLE_EMPLOYEE @<id> <id>`. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Role } from '../../../schema/access/roles';
import { createApp, type App, type Setup } from '../../app/createApp';
import { Context, type Viewer } from '../../platform/context/context';
import { notice, telling, topics } from '../../platform/events/events';
import { diskStorage } from '../../platform/files/diskStorage';
import { filesFolder, recreate, template, urlOf, workerName } from './databases';
import { maker, type Make } from '../data/make';

export type Token = Role | `${Role} ${string}`;

export interface House {
  app: App;
  address: string;
  as: (token?: Token) => Context;
  graphql: <T = any>(token: Token | undefined, query: string, variables?: object) => Promise<{ status: number; data: T; errors?: any[] }>;
  rest: (token: Token | undefined, method: string, path: string, body?: object, headers?: object) => Promise<{ status: number; body: any }>;
  /** `make('product', { price: 60 })`: a sound record, made by an admin through the front door; its id. */
  make: Make;
  socket: (token?: Token) => Client;
}

function holderOf(token: string): Viewer {
  const [role, ...words] = token.split(' ');
  const user = words.find(word => word.startsWith('@'))?.slice(1);
  return { id: user ?? role!, name: role!, roles: [role as Role], branches: words.filter(word => !word.startsWith('@')) };
}

const setup = {
  storage: diskStorage(filesFolder),
  now: () => new Date('2026-11-16T07:00:00Z'),
  publicUrl: 'http://localhost',
  holderOf,
};

// All visitors of a test come from one address.
const patience = {
  ordersPerAddress: 100_000,
  ordersPerEmail: 100_000,
  missesPerAddress: 100_000,
  textsPerPhone: 100_000,
  uploadsPerAddress: 100_000,
  loginsPerName: 1_000,
  loginsPerAddress: 1_000,
  loginLinksPerAddress: 1_000,
  questionsPerToken: 10_000,
};

/** What is different about this house. */
export interface Own extends Partial<Setup> {
  /** By which address it reaches the database at this one. */
  reach?: (databaseUrl: string) => Promise<string>;
}

/** Opens a house for one test file. */
export function useHouse({ from = template, ...own }: Own & { from?: string } = {}): House {
  beforeAll(() => recreate(workerName(), from));
  return useInstance(own);
}

/** Opens one more instance on the database of the file's house. */
export function useInstance({ reach = async url => url, ...own }: Own = {}): House {
  const house = {} as House;
  const clients: Client[] = [];
  let base = '';

  beforeAll(async () => {
    house.app = await createApp({
      ...setup,
      ...own,
      limits: { ...patience, ...own.limits },
      databaseUrl: await reach(urlOf(workerName())),
    });
    await new Promise<void>(done => house.app.http.listen(0, '127.0.0.1', () => done()));
    base = `127.0.0.1:${(house.app.http.address() as AddressInfo).port}`;
    house.address = `http://${base}`;
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await house.app.stop();
  });

  async function call(token: Token | undefined, method: string, path: string, body?: object, headers: object = {}) {
    const response = await fetch(`${house.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as any };
  }

  return Object.assign(house, {
    as: (token?: Token) => new Context(house.app.services, token && holderOf(token)),
    graphql: async (token: Token | undefined, query: string, variables?: object) => {
      const { status, body } = await call(token, 'POST', '/graphql', { query, variables });
      return { status, ...body };
    },
    rest: (token: Token | undefined, method: string, path: string, body?: object, headers?: object) =>
      call(token, method, `/api${path}`, body, headers),
    make: maker((path, draft) => call('ROLE_ADMIN', 'POST', `/api${path}`, draft)),
    socket: (token?: Token) => {
      const client = createClient({
        url: `ws://${base}/graphql`,
        webSocketImpl: socketWith(token && { authorization: token }),
        retryAttempts: 0,
      });
      clients.push(client);
      return client;
    },
  });
}

/** A kind of WebSocket that sends these headers along. */
export const socketWith = (headers: Record<string, string> = {}) =>
  class extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers });
    }
  };

/** Waits until this house has heard all that was told so far: what it answers from now on, it keeps. */
export async function heard({ app }: House): Promise<void> {
  const { bus, database } = app.services;
  const collection = randomUUID();
  const last = bus.subscribe(topics.collection(collection)).next();
  // PostgreSQL passes on what it is told in the order it was told.
  const payload = JSON.stringify({ collection, id: collection });
  await database.query(`with ${telling('$1', '$2')} select ${notice} from told`, ['recordChanged', payload]);
  await last;
}

/** Asks until it holds; for what takes a moment to arrive. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5_000; !(await holds());) {
    if (Date.now() > end) throw new Error('it never came to hold');
    await new Promise(done => setTimeout(done, 10));
  }
}
