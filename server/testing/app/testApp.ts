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
import { createRateLimiters } from '../../platform/security/rateLimiter';
import { createShared } from './shared';
import { copyDatabase, databaseUrl, filesFolder, resetDatabase, workerName } from './databases';
import { createMake, type Make } from '../data/make';
import type { Json } from './json';

export type Token = Role | `${Role} ${string}`;

export interface TestApp {
  app: App;
  url: string;
  contextFor: (token?: Token) => Context;
  graphql: <T = Json>(
    token: Token | undefined,
    query: string,
    variables?: object,
    headers?: object,
  ) => Promise<{ status: number; data: T; errors?: Json[] }>;
  rest: (
    token: Token | undefined,
    method: string,
    path: string,
    body?: object,
    headers?: object,
  ) => Promise<{ status: number; body: Json }>;
  /** `make('product', { price: 60 })` creates a valid record as an admin through REST and returns its id. */
  make: Make;
  socket: (token?: Token) => Client;
}

/** The code of the first error of a GraphQL response. */
export const codeOf = ({ errors }: { errors?: Json[] }): unknown => errors?.[0]?.extensions.code;

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
  timePerAddress: 100_000_000,
  ordersPerAddress: 100_000,
  ordersPerEmail: 100_000,
  wrongLinksPerAddress: 100_000,
  smsPerPhone: 100_000,
  uploadsPerAddress: 100_000,
  loginsPerName: 1_000,
  loginsPerAccount: 1_000,
  loginsPerAddress: 1_000,
  loginLinksPerAddress: 1_000,
  requestsPerToken: 10_000,
};

/** Options that replace the defaults. */
export interface TestAppOptions extends Partial<AppOptions> {
  /** Returns the database URL that the app uses instead of the given one. */
  replaceDatabaseUrl?: (databaseUrl: string) => Promise<string>;
}

interface OwnAppOptions extends TestAppOptions {
  /** The template of the database; without it, the migrated one. */
  from?: string;
  /** Starts an app for this file alone, which files with other options get anyway. */
  isOwn?: boolean;
}

interface RunningApp {
  app: App;
  host: string;
}

/**
 * Returns an app on an empty database for one test file. Files without options share the app of their worker, so they must leave its
 * options, adapters and clock unchanged.
 */
export function useTestApp({ from, isOwn = false, ...options }: OwnAppOptions = {}): TestApp {
  beforeAll(() => (from ? copyDatabase(from) : resetDatabase()));
  return from || isOwn || Object.keys(options).length > 0 ? useAppInstance(options) : useSharedApp();
}

/** Starts another instance of the app on the database of the test file. */
export const useAppInstance = (options: TestAppOptions = {}): TestApp =>
  createTestApp(
    () => startApp(options),
    ({ app }) => app.stop(),
  );

async function startApp({ replaceDatabaseUrl = async url => url, ...options }: TestAppOptions = {}): Promise<RunningApp> {
  const app = await createApp({
    ...defaultSetup,
    ...options,
    limits: { ...testLimits, ...options.limits },
    databaseUrl: await replaceDatabaseUrl(databaseUrl(workerName())),
  });
  await new Promise<void>(resolve => app.http.listen(0, '127.0.0.1', () => resolve()));
  return { app, host: `127.0.0.1:${(app.http.address() as AddressInfo).port}` };
}

const sharedApp = createShared(
  () => startApp(),
  ({ app }) => app.stop(),
);

function useSharedApp(): TestApp {
  const testApp = createTestApp(sharedApp.get, storeCollected);
  beforeAll(() => resetSharedApp(testApp));
  sharedApp.stopAfterFile();
  return testApp;
}

/** Stores what the app has collected in memory, so that it is not counted in the next file. */
async function storeCollected({ app: { services } }: RunningApp): Promise<void> {
  await Promise.all([services.errorLog.flush(), services.analytics.flush()]);
}

/** Sets the clock back and empties the memory of the shared app: its caches drop everything after any change. */
async function resetSharedApp(testApp: TestApp): Promise<void> {
  const { services } = testApp.app;
  Object.assign(services.rateLimiters, createRateLimiters(services.database, services.limits));
  services.now = defaultSetup.now;
  await publishChange(testApp, 'config', 'config');
  await nextEvent(testApp);
}

function createTestApp(start: () => Promise<RunningApp>, stop: (running: RunningApp) => Promise<void>): TestApp {
  const testApp = {} as TestApp;
  const clients: Client[] = [];
  let running: RunningApp;

  beforeAll(async () => {
    running = await start();
    testApp.app = running.app;
    testApp.url = `http://${running.host}`;
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await stop(running);
  });

  async function request(token: Token | undefined, method: string, path: string, body?: object, headers: object = {}) {
    const response = await fetch(`${testApp.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Json };
  }

  return Object.assign(testApp, {
    contextFor: (token?: Token) => new Context(testApp.app.services, token && viewerByHeader(token)),
    graphql: async (token: Token | undefined, query: string, variables?: object, headers?: object) => {
      const { status, body } = await request(token, 'POST', '/graphql', { query, variables }, headers);
      return { status, ...body };
    },
    rest: (token: Token | undefined, method: string, path: string, body?: object, headers?: object) =>
      request(token, method, `/api${path}`, body, headers),
    make: createMake((path, input) => request('ROLE_ADMIN', 'POST', `/api${path}`, input)),
    socket: (token?: Token) => {
      const client = createSocketClient(running.host, token);
      clients.push(client);
      return client;
    },
  });
}

const createSocketClient = (host: string, token?: Token): Client =>
  createClient({
    url: `ws://${host}/graphql`,
    webSocketImpl: webSocketWithHeaders(token && { authorization: token }),
    retryAttempts: 0,
  });

/** Returns a WebSocket class that sends these headers. */
export const webSocketWithHeaders = (headers: Record<string, string> = {}) =>
  class extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers });
    }
  };

/** Waits until this process has handled all events published so far, so that its caches are up to date. */
export async function nextEvent(testApp: TestApp): Promise<void> {
  const collection = randomUUID();
  const received = testApp.app.services.bus.subscribe(topics.collection(collection)).next();
  await publishChange(testApp, collection, collection); // PostgreSQL delivers notifications in the order of their commits
  await received;
}

async function publishChange({ app }: TestApp, collection: string, id: string): Promise<void> {
  const statement = `with ${insertEventSql('$1', '$2')} select ${notifySql} from event`;
  await app.services.database.query(statement, ['recordChanged', JSON.stringify({ collection, id })]);
}

/** Repeats the check until it is true, and throws when the test is nearly out of time. */
export async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 45_000; !(await isTrue());) {
    if (performance.now() > deadline) throw new Error(`the condition did not become true: ${String(isTrue)}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
