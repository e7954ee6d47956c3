/** What it costs to send the whole menu of a branch, 200 products, and one product; beside what it could cost at least. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Pool } from 'pg';
import type { CollectionName } from '../../schema/collections';
import { draftOf } from '../../schema/testing/examples';
import { createApp } from '../app';
import { services } from '../collections';
import type { Context } from '../context';
import { migrate } from '../database';
import { startCluster } from '../embedded/cluster';
import { diskStorage } from '../media/storage';
import { founder } from '../seeding';
import { recreate, urlOf } from '../testing/databases';
import { allOf } from '../testing/storeQuery';
import { askerOf, measure } from './measure';

const folder = resolve('.data/bench');
const products = 200;

const menuQuery = `query Menu($id: ID!) { menu(id: $id) { id name availableFrom
  catalog { category { ${allOf('category')} } products { ${allOf('product')} } } } }`;
const productQuery = `query Product($id: ID!) { product(id: $id) { ${allOf('product')} } }`;

async function fill(url: string): Promise<{ menu: string; product: string }> {
  const app = await createApp({
    databaseUrl: url,
    storage: diskStorage(`${folder}/files`),
    now: () => new Date(),
    publicUrl: 'http://localhost',
  });
  const made = await founder(app.services).atomically(catalogue);
  await app.stop();
  return made;
}

async function catalogue(context: Context): Promise<{ menu: string; product: string }> {
  const make = async (name: CollectionName, change: object): Promise<string> => {
    const service = services.find(({ definition }) => definition.name === name)!;
    return (await service.create(context, draftOf(name, change))).id;
  };
  const option = (name: string) => ({ name, modifier: 'add', value: 0.5, allergens: ['G'] });
  const part = (name: string) => ({ name, type: 'select', optional: true, options: ['Butter', 'Honig', 'Schlag'].map(option) });
  const schedule = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];
  const catalog: { category: string; products: string[] }[] = [];
  for (let n = 0; n < products; n++) {
    if (n % 20 === 0) catalog.push({ category: await make('category', {}), products: [] });
    const config = { parts: n % 3 === 0 ? [part('Dazu'), part('Darauf')] : [], items: [] };
    const description = 'Aus Natursauerteig, lange geführt, mit kräftiger Kruste und saftiger Krume.';
    const draft = {
      description,
      allergens: ['A', 'G'],
      config,
      schedule: n % 10 ? [] : schedule,
      images: [await make('image', { alt: 'Semmel' })],
    };
    catalog.at(-1)!.products.push(await make('product', draft));
  }
  const menu = await make('menu', { branches: [await make('branch', {})], catalog });
  return { menu, product: catalog[0]!.products[0]! };
}

const sql = `select json_build_object('id', m.id, 'name', m.name, 'catalog', (
    select json_agg(json_build_object('category', row_to_json(c), 'products', (
      select json_agg(to_jsonb(p) || jsonb_build_object('images', (
        select json_agg(json_build_object('id', i.id, 'version', i.version, 'extension', i.extension, 'alt', i.alt) order by l.position)
        from product_images l join image i on i.id = l."imageId" where l."productId" = p.id)) order by place)
      from jsonb_array_elements_text(row -> 'products') with ordinality as named (id, place) join product p on p.id = named.id::uuid)))
    from jsonb_array_elements(m.catalog) as row join category c on c.id = (row ->> 'category')::uuid))::text as json
  from menu m where m.id = $1`;

const started: ChildProcess[] = [];

function start(what: string, where: string): Promise<{ pid: number; port: number }> {
  const child = fork(resolve('server/bench/server.ts'), [what, where], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  started.push(child);
  return new Promise(done => child.once('message', port => done({ pid: child.pid!, port: port as number })));
}

/** Measures and prints. */
export async function benchMenu(): Promise<void> {
  const cluster = await startCluster(folder);
  process.env.TEST_DATABASE_SERVER = new URL('/', cluster.url).href.slice(0, -1);
  await recreate('bench');
  await migrate(urlOf('bench'));
  const { menu, product } = await fill(urlOf('bench'));

  const house = await start('house', urlOf('bench'));
  const ask = askerOf(house.port);
  const question = (query: string, id: string, headers: Record<string, string> = {}) => ({
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { id } }),
  });
  const { bytes, status } = await ask(question(menuQuery, menu));
  if (status !== 200 || bytes.includes('"errors"')) throw new Error(bytes.toString());
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/menu.json`, bytes);
  console.log(`\nA menu of ${products} products, ${Math.round(bytes.length / 1024)} kB`.padEnd(46), '      server  PostgreSQL        rate');

  const behind = { pid: house.pid, database: cluster.folder };
  const session = { authorization: 'nobody' }; // whoever may be someone is never answered from the cache
  await measure('GraphQL', () => ask(question(menuQuery, menu, session)), behind);
  await measure('GraphQL, cached', () => ask(question(menuQuery, menu)), behind);
  await measure('GraphQL, one product', () => ask(question(productQuery, product, session)), behind);

  const pool = new Pool({ connectionString: urlOf('bench'), max: 8 });
  await measure('one SQL statement (this process and PostgreSQL)', () => pool.query(sql, [menu]), {
    pid: process.pid,
    database: cluster.folder,
  });
  await pool.end();

  const plain = await start('bytes', `${folder}/menu.json`);
  const askPlain = askerOf(plain.port);
  await measure('node:http, the same bytes', () => askPlain(question(menuQuery, menu)), { pid: plain.pid });

  for (const child of started) child.kill();
  await cluster.stop();
}
