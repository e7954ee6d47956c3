/** What it costs to answer with the whole menu of a branch, 200 products, or with one product; beside what it could cost at least. */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { allOf } from '../testing/data/storeQuery';
import { measure, print } from './measure';
import { openHouse, type BenchHouse } from './benchApp';

const clients = 8;
const count = 200;

const menuQuery = `query Menu($id: ID!) { menu(id: $id) { id name availableFrom
  catalog { category { ${allOf('category')} } products { ${allOf('product')} } } } }`;
const productQuery = `query Product($id: ID!) { product(id: $id) { ${allOf('product')} } }`;

/** The same menu by the one statement that makes such JSON. */
const statement = `with pictures as (
    select l."productId" as id, json_agg(json_build_object('id', i.id, 'version', i.version, 'extension', i.extension, 'alt', i.alt) order by l.position) as images
    from product_images l join image i on i.id = l."imageId" group by l."productId")
  select json_build_object('id', m.id, 'name', m.name, 'catalog', (
    select json_agg(json_build_object('category', row_to_json(c), 'products', (
      select json_agg(row_to_json(shown) order by place)
      from jsonb_array_elements_text(row -> 'products') with ordinality as named (key, place),
        lateral (select p.*, pictures.images from product p left join pictures using (id) where p.id = named.key::uuid) as shown)))
    from jsonb_array_elements(m.catalog) as row join category c on c.id = (row ->> 'category')::uuid))::text as json
  from menu m where m.id = $1`;

/** Products as shops have them: a third to be put together, some only at times, each with a picture. */
async function fill(house: BenchHouse): Promise<{ menu: string; product: string }> {
  const option = (name: string) => ({ name, modifier: 'add', value: 0.5, allergens: ['G'] });
  const part = (name: string) => ({ name, type: 'select', optional: true, options: ['Butter', 'Honig', 'Schlag'].map(option) });
  const times = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];
  const catalog: { category: string; products: string[] }[] = [];
  for (let n = 0; n < count; n++) {
    if (n % 20 === 0) catalog.push({ category: await house.make('category'), products: [] });
    const draft = {
      description: 'Aus Natursauerteig, lange geführt, mit kräftiger Kruste und saftiger Krume.',
      allergens: ['A', 'G'],
      config: { parts: n % 3 === 0 ? [part('Dazu'), part('Darauf')] : [], items: [] },
      schedule: n % 10 ? [] : times,
      images: [await imageOf(house)],
    };
    catalog.at(-1)!.products.push(await house.make('product', draft));
  }
  return { menu: await house.make('menu', { catalog }), product: catalog[0]!.products[0]! };
}

/** A picture without a file, which no door would take. */
async function imageOf({ database }: BenchHouse): Promise<string> {
  const { rows } = await database.query(
    `insert into image (version, extension, "mimeType", alt) values (1, 'webp', 'image/webp', 'Semmel') returning id`,
  );
  return rows[0].id as string;
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

// Not fetch: it would take longer to read such an answer than the house takes to send it.
function ask(address: string, query: string, id: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((done, fail) => {
    const options = { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const asked = request(`${address}/graphql`, options, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks)));
    });
    asked.on('error', fail);
    asked.end(JSON.stringify({ query, variables: { id } }));
  });
}

async function startBytes(bytes: Buffer): Promise<{ address: string; pid: number; end: () => void }> {
  const file = resolve('.data/bench/menu.json');
  writeFileSync(file, bytes);
  const child = fork(resolve('server/bench/bytesServer.ts'), [file], { execArgv: ['--require', 'tsx/cjs'] });
  const port = await new Promise(done => child.once('message', done));
  return { address: `http://127.0.0.1:${String(port)}`, pid: child.pid!, end: () => void child.kill() };
}

export async function benchMenu(): Promise<void> {
  const house = await openHouse();
  const { menu, product } = await fill(house);
  const bytes = await ask(house.address, menuQuery, menu);
  if (!bytes.subarray(0, 8).equals(Buffer.from('{"data":'))) throw new Error(bytes.toString());
  const plain = await startBytes(bytes);
  const databases = await Promise.all(Array.from({ length: clients }, () => house.connect()));

  const known = { authorization: 'nobody' }; // whoever may be someone is never answered from what is kept
  const works: [name: string, times: number, run: (client: number) => Promise<unknown>, pid?: number][] = [
    ['made anew', 150, () => ask(house.address, menuQuery, menu, known)],
    ['kept', 2000, () => ask(house.address, menuQuery, menu)],
    ['one product, made anew', 1000, () => ask(house.address, productQuery, product, known)],
    ['one product, kept', 2000, () => ask(house.address, productQuery, product)],
    ['one SQL statement, from this process', 300, client => databases[client]!.query(statement, [menu]), process.pid],
    ['node:http, the same bytes', 2000, () => ask(plain.address, menuQuery, menu), plain.pid],
  ];
  const costs = [];
  for (const [name, times, run, pid = house.watched.house] of works) {
    const watched = { ...house.watched, house: pid };
    await measure(watched, { name, times: times / 3, clients, run }); // until all is compiled
    costs.push(await measure(watched, { name, times, clients, run }));
  }
  print(`A menu of ${count} products, ${Math.round(bytes.length / 1024)} kB`, costs);

  plain.end();
  await Promise.all(databases.map(database => database.end()));
  await house.stop();
}

if (require.main === module) void benchMenu().then(() => agent.destroy());
