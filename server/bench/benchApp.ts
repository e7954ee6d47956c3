/** A house to be measured: in a process of its own, so that its CPU can be told from that of whoever measures it, with an empty database. */
import 'reflect-metadata';
import { Client } from 'pg';
import { migrate } from '../platform/database/dataSource';
import { startCluster } from '../platform/database/embedded/cluster';
import { maker, type Make } from '../testing/data/make';
import { admin, startProcess } from '../testing/app/appProcess';
import { postmasterOf, type Watched } from './measure';

const allDay = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }];

export interface BenchHouse {
  address: string;
  watched: Watched;
  /** Connections of our own, for what is measured beside the house. */
  connect: () => Promise<Client>;
  database: Client;
  graphql: (query: string, variables?: object, authorization?: string) => Promise<any>; // the data of any answer
  make: Make;
  stop: () => Promise<void>;
}

export async function openHouse(): Promise<BenchHouse> {
  const cluster = await startCluster('.data/bench');
  const master = await connectTo(cluster.url);
  await master.query('drop database if exists bench with (force)');
  await master.query('create database bench');
  await master.end();
  const url = new URL('/bench', cluster.url).href;
  await migrate(url);

  const { address, pid, end } = await startProcess(url);
  const database = await connectTo(url);
  const { rows } = await database.query('select pg_backend_pid() as pid');

  async function post(path: string, body: object, authorization = admin): Promise<any> {
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }

  return {
    address,
    watched: { house: pid, postmaster: postmasterOf(rows[0].pid) },
    connect: () => connectTo(url),
    database,
    graphql: async (query, variables, authorization) => {
      const { data, errors } = await post('/graphql', { query, variables }, authorization);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    make: maker(async (path, body) => ({ body: await post(`/api${path}`, body) })),
    stop: async () => {
      await end('SIGTERM');
      await database.end();
      await cluster.stop();
    },
  };
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A branch that is always open, and its products, of which five make the usual order. */
export async function openBranch(house: BenchHouse, count = 200): Promise<{ branch: string; draft: object }> {
  const branch = await house.make('branch', { openingHours: allDay });
  const products: string[] = [];
  for (let index = 0; index < count; index++)
    products.push(await house.make('product', { name: `Produkt ${index}`, unit: 'piece', price: 3.9 }));
  await house.make('menu', { branches: [branch], catalog: [{ category: await house.make('category'), products }] });
  const items = products.slice(0, 5).map(product => ({ product, amount: 2, shownGross: 7.8 }));
  const consent = { legalInstructions: true, privacyPolicy: true };
  return { branch, draft: { branch, deliveryType: 'takeaway', items, firstName: 'Anna', lastName: 'Berger', ...consent } };
}

/** Fills a table with far more than comes in a day: without its indexes, which take seconds for all rows at once and minutes for one after the other. */
export async function fillTable({ database }: BenchHouse, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await database.query<{ name: string; made: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as made from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [`"${table}"`],
  );
  for (const { name } of indexes) await database.query(`drop index "${name}"`);
  await fill();
  for (const { made } of indexes) await database.query(made);
  await database.query(`vacuum analyze "${table}"`);
}
