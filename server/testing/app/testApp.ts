/**
 * Starts the app for tests: with a real database, real routes and a fixed clock. A token is a role with an optional user and branches:
 * `ROLE_EMPLOYEE @<id> <id>`.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Role } from '../../../schema/access/roles';
import { createApp, type App, type AppOptions } from '../../app/createApp';
import { Context } from '../../platform/context/context';
import type { Viewer } from '../../platform/context/viewer';
import { notifySql, insertEventSql, topics } from '../../platform/events/events';
import { diskStorage } from '../../platform/files/diskStorage';
import { filesFolder, recreateDatabase, template, databaseUrl, workerName } from './databases';
import { createMake, type Make } from '../data/make';

export type Token = Role | `${Role} ${string}`;

export interface TestApp {
  app: App;
  url: string;
  contextFor: (token?: Token) => Context;
  graphql: <T = any>(token: Token | undefined, query: string, variables?: object) => Promise<{ status: number; data: T; errors?: any[] }>;
  rest: (token: Token | undefined, method: string, path: string, body?: object, headers?: object) => Promise<{ status: number; body: any }>;
  /** `make('product', { price: 60 })` creates a valid record as an admin through REST and returns its id. */
  make: Make;
  socket: (token?: Token) => Client;
}

function viewerByHeader(token: string): Viewer {
  const [role, ...parts] = token.split(' ');
  const user = parts.find(part => part.startsWith('@'))?.slice(1);
  return { id: user ?? role!, name: role!, authorities: [role as Role], branches: parts.filter(part => !part.startsWith('@')) };
}

const defaultSetup = {
  storage: diskStorage(filesFolder),
  now: () => new Date('2026-11-16T07:00:00Z'),
  publicUrl: 'http://localhost',
  viewerByHeader,
};

// All clients of a test have the same IP address, so the limits are high.
const testLimits = {
  ordersPerAddress: 100_000,
  ordersPerEmail: 100_000,
  wrongLinksPerAddress: 100_000,
  smsPerPhone: 100_000,
  uploadsPerAddress: 100_000,
  loginsPerName: 1_000,
  loginsPerAddress: 1_000,
  loginLinksPerAddress: 1_000,
  requestsPerToken: 10_000,
};

/** Options that replace the defaults. */
export interface TestAppOptions extends Partial<AppOptions> {
  /** Returns the database URL that the app uses instead of the given one. */
  replaceDatabaseUrl?: (databaseUrl: string) => Promise<string>;
}

/** Starts the app on a fresh database for one test file. */
export function useTestApp({ from = template, ...options }: TestAppOptions & { from?: string } = {}): TestApp {
  beforeAll(() => recreateDatabase(workerName(), from));
  return useAppInstance(options);
}

/** Starts another instance of the app on the database of the test file. */
export function useAppInstance({ replaceDatabaseUrl = async url => url, ...options }: TestAppOptions = {}): TestApp {
  const testApp = {} as TestApp;
  const clients: Client[] = [];
  let host = '';

  beforeAll(async () => {
    testApp.app = await createApp({
      ...defaultSetup,
      ...options,
      limits: { ...testLimits, ...options.limits },
      databaseUrl: await replaceDatabaseUrl(databaseUrl(workerName())),
    });
    await new Promise<void>(resolve => testApp.app.http.listen(0, '127.0.0.1', () => resolve()));
    host = `127.0.0.1:${(testApp.app.http.address() as AddressInfo).port}`;
    testApp.url = `http://${host}`;
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await testApp.app.stop();
  });

  async function request(token: Token | undefined, method: string, path: string, body?: object, headers: object = {}) {
    const response = await fetch(`${testApp.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as any };
  }

  return Object.assign(testApp, {
    contextFor: (token?: Token) => new Context(testApp.app.services, token && viewerByHeader(token)),
    graphql: async (token: Token | undefined, query: string, variables?: object) => {
      const { status, body } = await request(token, 'POST', '/graphql', { query, variables });
      return { status, ...body };
    },
    rest: (token: Token | undefined, method: string, path: string, body?: object, headers?: object) =>
      request(token, method, `/api${path}`, body, headers),
    make: createMake((path, input) => request('ROLE_ADMIN', 'POST', `/api${path}`, input)),
    socket: (token?: Token) => {
      const client = createClient({
        url: `ws://${host}/graphql`,
        webSocketImpl: webSocketWithHeaders(token && { authorization: token }),
        retryAttempts: 0,
      });
      clients.push(client);
      return client;
    },
  });
}

/** Returns a WebSocket class that sends these headers. */
export const webSocketWithHeaders = (headers: Record<string, string> = {}) =>
  class extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers });
    }
  };

/** Waits until this process has handled all events published so far, so that its caches are up to date. */
export async function nextEvent({ app }: TestApp): Promise<void> {
  const { bus, database } = app.services;
  const collection = randomUUID();
  const received = bus.subscribe(topics.collection(collection)).next();
  // PostgreSQL delivers notifications in the order of their commits.
  const payload = JSON.stringify({ collection, id: collection });
  await database.query(`with ${insertEventSql('$1', '$2')} select ${notifySql} from event`, ['recordChanged', payload]);
  await received;
}

/** Repeats the check until it is true, and throws after five seconds. */
export async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 5_000; !(await isTrue());) {
    if (Date.now() > deadline) throw new Error('the condition did not become true');
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
