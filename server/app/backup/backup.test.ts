import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import sharp from 'sharp';
import { diskStorage } from '../../platform/files/diskStorage';
import { enqueue } from '../../platform/jobs/enqueue';
import { createDataSource } from '../../platform/database/dataSource';
import { databaseUrl, recreateDatabase, workerName } from '../../testing/app/databases';
import { useAppInstance, useTestApp } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';
import { backUp } from './backup';
import { filesFolder, manifestPath, readManifest, tablePath } from './manifest';
import { restore } from './restore';
import type { Json } from '../../testing/app/json';

jest.setTimeout(60_000);

/** The last migration of the first version that later ones can follow without a stop (`migrations.test.ts`). */
const firstVersion = 1_766_310_000_000;
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const backup = join(folder, 'backup');
const storage = diskStorage(join(folder, 'shop'));
const restoredStorage = diskStorage(join(folder, 'restored'));
const restoredName = () => `${workerName()}_restored`;

const app = useTestApp({ storage });
const shop = useTestShop(app);
const source = () => ({ databaseUrl: databaseUrl(workerName()), storage });
const target = () => ({ databaseUrl: databaseUrl(restoredName()), storage: restoredStorage });
const createTarget = () => recreateDatabase(restoredName());
let order: { id: string; uid: string };
let image: string;
let product: string;
let upload: { id: string; publicHash: string };

async function query(url: string, sql: string): Promise<Json[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c83' } })
    .png()
    .toBuffer();
  const { body } = await app.rest('ROLE_ADMIN', 'POST', '/images', { data: `data:image/png;base64,${bytes.toString('base64')}` });
  image = body.data.id;
  product = await app.make('product', { description: 'Zeile 1\nZeile 2 \\N \\. "é"' });
  upload = (await app.rest(undefined, 'POST', '/uploads', { data: 'data:text/plain;base64,U2VtbWVsCg==', name: 'a.txt' })).body.data;
  order = await shop.placeOrder();
  await app.make('user');
  await app.contextFor('ROLE_ADMIN').transaction(context => enqueue(context, 'runRetention', {}));
  app.app.services.analytics.record({ at: new Date('2026-11-16T07:00:00Z'), type: 'event', action: 'add_to_cart' });
  await app.app.services.analytics.flush();
  const orders = Array.from({ length: 10 }, () => shop.placeOrder());
  await backUp(source(), backup);
  await Promise.all(orders);
  await createTarget();
  await restore(target(), backup);
});
afterAll(async () => {
  await query(databaseUrl('postgres'), `drop database if exists ${restoredName()} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const restored = useAppInstance({ replaceDatabaseUrl: async () => target().databaseUrl, storage: restoredStorage });

test('restores every record, file and job, and continues the numbers', async () => {
  const first = await app.rest('ROLE_ADMIN', 'GET', `/orders/${order.id}`);
  expect(first.status).toBe(200);
  expect((await restored.rest('ROLE_ADMIN', 'GET', `/orders/${order.id}`)).body).toEqual(first.body);
  for (const path of [`/images/${image}`, `/products/${product}`])
    expect((await restored.rest('ROLE_ADMIN', 'GET', path)).body).toEqual((await app.rest('ROLE_ADMIN', 'GET', path)).body);
  expect((await fetch(`${restored.url}/image/${image}-1.png`)).status).toBe(200);
  expect(await (await fetch(`${restored.url}/upload/${upload.publicHash}/${upload.id}-1.txt`)).text()).toBe('Semmel\n');

  const lastEvent = async () => (await query(target().databaseUrl, 'select max(number)::int as n from event'))[0].n;
  const before = await lastEvent();
  expect((await restored.rest('ROLE_ADMIN', 'POST', `/orders/${order.id}/status/confirm`, {})).status).toBe(200);
  expect(await lastEvent()).toBeGreaterThan(before);

  const jobs =
    'select task.identifier from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id';
  expect(await query(target().databaseUrl, jobs)).toContainEqual({ identifier: 'runRetention' });
  expect(await query(target().databaseUrl, 'select action from "analyticsEvent"')).toEqual([{ action: 'add_to_cart' }]);
  expect((await readManifest(backup)).missingFiles).toEqual([]);
});

test('stores the state of one moment, although the shop writes meanwhile', async () => {
  const { tables, files } = await readManifest(backup);
  const { order, order_log: log } = Object.fromEntries(tables.map(table => [table.name, table.rows]));
  expect(log).toBe(order); // one entry for every new order
  expect(files.map(({ key }) => key)).toEqual(expect.arrayContaining([`images/${image}-1.png`]));
  expect(readdirSync(folder).filter(name => name.startsWith('.'))).toEqual([]);
});

test('checks foreign keys and constraints again', async () => {
  const count = `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  expect(await query(target().databaseUrl, count)).toEqual(await query(source().databaseUrl, count));
  await expect(query(target().databaseUrl, `delete from branch`)).rejects.toThrow('foreign key');
});

test('rejects a database with data, a folder that exists and a folder without a backup', async () => {
  await expect(restore(target(), backup)).rejects.toThrow('The database is not empty.');
  await expect(backUp(source(), backup)).rejects.toThrow('exists already');
  await expect(restore(target(), folder)).rejects.toThrow(`There is no backup in ${folder}.`);
});

test('leaves the database empty after a damaged backup, and restores a whole one then', async () => {
  await restored.app.stop();
  const copy = join(folder, 'copy');
  await backUp(source(), copy);
  const [table] = (await readManifest(copy)).tables.filter(({ name }) => name === 'user');
  writeFileSync(tablePath(copy, table!), gzipSync(''));
  await createTarget();
  await expect(restore(target(), copy)).rejects.toThrow('The backup is damaged: table user.');
  expect(await query(target().databaseUrl, 'select from "user"')).toEqual([]);
  await restore(target(), backup);
  expect(await query(target().databaseUrl, 'select from "user"')).toHaveLength(table!.rows);
});

test('finds a damaged file before anything is written', async () => {
  const copy = join(folder, 'damaged');
  await backUp(source(), copy);
  writeFileSync(join(filesFolder(copy), `images/${image}-1.png`), 'x');
  await createTarget();
  await expect(restore(target(), copy)).rejects.toThrow(`The backup is damaged: images/${image}-1.png.`);
  expect(await query(target().databaseUrl, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('migrates a backup of an older version with its data, and rejects one of a newer version', async () => {
  const { migrations } = await readManifest(backup);
  const copy = join(folder, 'older');
  await createTarget();
  await restore(target(), backup);
  const database = await createDataSource(target().databaseUrl, []).initialize();
  const oldMigrations = migrations.filter(timestamp => Number(timestamp) <= firstVersion);
  for (let count = migrations.length; count > oldMigrations.length; count -= 1) await database.undoLastMigration();
  await database.destroy();
  const manifest = await backUp({ ...source(), databaseUrl: target().databaseUrl }, copy);
  expect(manifest.migrations).toEqual(oldMigrations);

  const orders = `select to_jsonb(o) as o from "order" o order by id`;
  const before = await query(target().databaseUrl, orders);
  await createTarget();
  await restore(target(), copy);
  expect(await query(target().databaseUrl, orders)).toMatchObject(before); // newer versions add columns
  expect(await query(target().databaseUrl, 'select timestamp::text from migrations order by 1')).toEqual(
    migrations.map(timestamp => ({ timestamp })),
  );

  writeFileSync(manifestPath(copy), JSON.stringify({ ...manifest, migrations: [...migrations, '9999999999999'] }));
  await createTarget();
  await expect(restore(target(), copy)).rejects.toThrow('newer than this one');
});

test('names files that the storage has lost', async () => {
  await storage.remove(`images/${image}-1.png`);
  const manifest = await backUp(source(), join(folder, 'lost'));
  expect(manifest.missingFiles).toEqual([`images/${image}-1.png`]);
});
