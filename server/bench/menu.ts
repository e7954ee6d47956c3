/**
 * Measures what it costs to return the whole menu of a branch with 200 products, or one product, and compares both with the lower bound.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { selectAllFields } from '../testing/data/storeQuery';
import { printFigures, ratioOf } from './figures';
import { measure, print } from './measure';
import { startBenchApp, type BenchApp } from './benchApp';

const clients = 8;
const productCount = 200;

const menuQuery = `query Menu($id: ID!) { menu(id: $id) { id name availableFrom
  catalog { category { ${selectAllFields('category')} } products { ${selectAllFields('product')} } } } }`;
const productQuery = `query Product($id: ID!) { product(id: $id) { ${selectAllFields('product')} } }`;

/** Builds the same menu by one SQL statement. */
const statement = `with product_image as (
    select l."productId" as id, json_agg(json_build_object('id', i.id, 'version', i.version, 'extension', i.extension, 'alt', i.alt) order by l.position) as images
    from product_images l join image i on i.id = l."imageId" group by l."productId")
  select json_build_object('id', m.id, 'name', m.name, 'catalog', (
    select json_agg(json_build_object('category', row_to_json(c), 'products', (
      select json_agg(row_to_json(entry) order by position)
      from jsonb_array_elements_text(row -> 'products') with ordinality as listed (key, position),
        lateral (select p.*, product_image.images from product p left join product_image using (id) where p.id = listed.key::uuid) as entry)))
    from jsonb_array_elements(m.catalog) as row join category c on c.id = (row ->> 'category')::uuid))::text as json
  from menu m where m.id = $1`;

/** Creates typical products: a third have parts, a tenth are sold only at certain times, and each has an image. */
async function createMenu(app: BenchApp): Promise<{ menu: string; product: string }> {
  const option = (name: string) => ({ name, modifier: 'add', value: 0.5, allergens: ['G'] });
  const part = (name: string) => ({ name, type: 'select', optional: true, options: ['Butter', 'Honig', 'Schlag'].map(option) });
  const times = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];
  const catalog: { category: string; products: string[] }[] = [];
  for (let n = 0; n < productCount; n++) {
    if (n % 20 === 0) catalog.push({ category: await app.make('category'), products: [] });
    const input = {
      description: 'Aus Natursauerteig, lange geführt, mit kräftiger Kruste und saftiger Krume.',
      allergens: ['A', 'G'],
      config: { parts: n % 3 === 0 ? [part('Dazu'), part('Darauf')] : [], items: [] },
      schedule: n % 10 ? [] : times,
      images: [await insertImage(app)],
    };
    catalog.at(-1)!.products.push(await app.make('product', input));
  }
  return { menu: await app.make('menu', { catalog }), product: catalog[0]!.products[0]! };
}

/** Inserts an image without a file. The API would reject it. */
async function insertImage({ database }: BenchApp): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into image (version, extension, "mimeType", alt) values (1, 'webp', 'image/webp', 'Semmel') returning id`,
  );
  return rows[0]!.id;
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

// Uses node:http because fetch takes longer to read such a response than the app takes to send it.
function sendQuery(baseUrl: string, query: string, id: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((resolveBody, reject) => {
    const options = { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const clientRequest = request(`${baseUrl}/graphql`, options, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolveBody(Buffer.concat(chunks)));
    });
    clientRequest.on('error', reject);
    clientRequest.end(JSON.stringify({ query, variables: { id } }));
  });
}

async function startBytesServer(bytes: Buffer): Promise<{ baseUrl: string; pid: number; stop: () => void }> {
  const file = resolve('.data/bench/menu.json');
  writeFileSync(file, bytes);
  const child = fork(resolve('server/bench/servers/bytesServer.ts'), [file], { execArgv: ['--require', 'tsx/cjs'] });
  const port = await new Promise(resolvePort => child.once('message', resolvePort));
  return { baseUrl: `http://127.0.0.1:${String(port)}`, pid: child.pid!, stop: () => void child.kill() };
}

export async function benchMenu(): Promise<void> {
  const app = await startBenchApp();
  const { menu, product } = await createMenu(app);
  const bytes = await sendQuery(app.baseUrl, menuQuery, menu);
  if (!bytes.subarray(0, 8).equals(Buffer.from('{"data":'))) throw new Error(bytes.toString());
  const bytesServer = await startBytesServer(bytes);
  const databases = await Promise.all(Array.from({ length: clients }, () => app.connect()));

  const headers = { authorization: 'nobody' }; // A request with credentials is never answered from the response cache.
  const workloads: [name: string, times: number, run: (client: number) => Promise<unknown>, pid?: number][] = [
    ['menu, not cached', 150, () => sendQuery(app.baseUrl, menuQuery, menu, headers)],
    ['menu, cached', 6000, () => sendQuery(app.baseUrl, menuQuery, menu)],
    ['one product, not cached', 1000, () => sendQuery(app.baseUrl, productQuery, product, headers)],
    ['one product, cached', 2000, () => sendQuery(app.baseUrl, productQuery, product)],
    ['one SQL statement, from this process', 300, client => databases[client]!.query(statement, [menu]), process.pid],
    ['node:http, the same bytes', 6000, () => sendQuery(bytesServer.baseUrl, menuQuery, menu), bytesServer.pid],
  ];
  const costs = [];
  for (const [name, times, run, pid = app.processes.app] of workloads) {
    const processes = { ...app.processes, app: pid };
    await measure(processes, { name, times: times / 3, clients, run }); // Warms up until the code is compiled.
    costs.push(await measure(processes, { name, times, clients, run }));
  }
  print(`A menu of ${productCount} products, ${Math.round(bytes.length / 1024)} kB`, costs);
  const [menuCost, cachedCost, , , sqlCost, bytesCost] = costs;
  printFigures('Ratios of the menu', {
    'not cached, to one SQL statement': { measured: ratioOf(menuCost, sqlCost), wanted: 0.8 },
    'cached, to the same bytes': { measured: ratioOf(cachedCost, bytesCost), wanted: 1.2 },
  });

  bytesServer.stop();
  await Promise.all(databases.map(database => database.end()));
  await app.stop();
}

if (require.main === module) void benchMenu().then(() => agent.destroy());
