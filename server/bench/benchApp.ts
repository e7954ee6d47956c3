/**
 * Starts an app to be measured, with an empty database. It runs in a process of its own, so that its CPU usage can be measured separately.
 */
import 'reflect-metadata';
import { Client } from 'pg';
import { migrate } from '../app/database';
import { startCluster } from '../platform/database/embedded/cluster';
import { createMake, type Make } from '../testing/data/make';
import { admin, startAppProcess, type AppProcess } from '../testing/app/appProcess';
import { findPostmaster, type MeasuredProcesses } from './measure';
import { toObject } from '../../schema/objects';

const allDay = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }];

export interface BenchApp {
  baseUrl: string;
  processes: MeasuredProcesses;
  /** Opens a database connection outside the app, to measure plain SQL. */
  connect: () => Promise<Client>;
  database: Client;
  /** Starts another instance of the app on the same database. */
  startInstance: () => Promise<AppProcess>;
  graphql: (query: string, variables?: object, authorization?: string) => Promise<Record<string, unknown>>;
  make: Make;
  stop: () => Promise<void>;
}

/** Starts the app; `variables` are added to its environment. */
export async function startBenchApp(variables: Readonly<Record<string, string>> = {}): Promise<BenchApp> {
  const cluster = await startCluster('.data/bench');
  const maintenanceClient = await connectTo(cluster.url);
  await maintenanceClient.query('drop database if exists bench with (force)');
  await maintenanceClient.query('create database bench');
  await maintenanceClient.end();
  const url = new URL('/bench', cluster.url).href;
  await migrate(url);

  const { url: baseUrl, pid, stop: endProcess } = await startAppProcess(url, variables);
  const database = await connectTo(url);
  const { rows } = await database.query('select pg_backend_pid() as pid');

  async function postJson(path: string, body: object, authorization = admin): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', authorization, 'x-forwarded-for': nextAddress() };
    const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return toObject(await response.json());
  }

  return {
    baseUrl,
    processes: { app: pid, postmaster: findPostmaster(rows[0].pid) },
    connect: () => connectTo(url),
    database,
    startInstance: () => startAppProcess(url, variables),
    graphql: async (query, variables, authorization) => {
      const { data, errors } = await postJson('/graphql', { query, variables }, authorization);
      if (errors) throw new Error(JSON.stringify(errors));
      return toObject(data);
    },
    make: createMake(async (path, body) => ({ body: await postJson(`/api${path}`, body) })),
    stop: async () => {
      await endProcess('SIGTERM');
      await database.end();
      await cluster.stop();
    },
  };
}

let addressCount = 0;

/** Returns an address that no earlier request had, so that no limit per address applies. */
export const nextAddress = (): string => {
  addressCount += 1;
  return `10.${addressCount >> 16}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
};

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Creates a branch that is always open, with its products. The returned order input has five of them. */
export async function createOpenBranch(app: BenchApp, count = 200): Promise<{ branch: string; products: string[]; input: object }> {
  const branch = await app.make('branch', { openingHours: allDay });
  const products: string[] = [];
  for (let index = 0; index < count; index++)
    products.push(await app.make('product', { name: `Produkt ${index}`, unit: 'piece', price: 3.9 }));
  await app.make('menu', { branches: [branch], catalog: [{ category: await app.make('category'), products }] });
  const items = products.slice(0, 5).map(product => ({ product, amount: 2, shownGross: 7.8 }));
  const consent = { legalInstructions: true, privacyPolicy: true };
  return { branch, products, input: { branch, deliveryType: 'takeaway', items, firstName: 'Anna', lastName: 'Berger', ...consent } };
}

/**
 * Fills a table while its indexes are dropped. Building an index for all rows at once takes seconds; updating it for each row takes
 * minutes.
 */
export async function fillTable({ database }: BenchApp, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [`"${table}"`],
  );
  for (const { name } of indexes) await database.query(`drop index "${name}"`);
  await fill();
  for (const { definition } of indexes) await database.query(definition);
  await database.query(`vacuum analyze "${table}"`);
}
