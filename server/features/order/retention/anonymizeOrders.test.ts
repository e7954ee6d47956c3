import { existsSync, readdirSync, rmSync } from 'node:fs';
import { runRetention } from '../../../app/retention';
import { deleteOrderedUploads } from '../../media/upload/deleteUnusedUploads';
import { diskStorage } from '../../../platform/files/diskStorage';
import { enqueue } from '../../../platform/jobs/enqueue';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestShop } from '../../../testing/data/shop';
import { anonymizeOrders } from './anonymizeOrders';
import type { Json } from '../../../testing/app/json';

const placedAt = new Date('2026-11-16T07:00:00Z');
const folder = '.data/test/anonymous';
const clock = { now: placedAt };
const app = useTestApp({ now: () => clock.now, storage: diskStorage(folder) });
const shop = useTestShop(app);
beforeEach(async () => {
  clock.now = placedAt;
  await app.app.services.database.query('delete from "order"');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = {
  street: 'Rathausgasse 12',
  floor: 'Dachboden',
  stairway: 'Südstiege',
  door: 'Hintertür',
  zipCode: '4020',
  city: 'Linzdorf',
};
const personalValues = {
  ...{ firstName: 'Annabell', lastName: 'Feuerstein', email: 'anna@mail.example', phone: '+43 664 1234567' },
  ...{ companyName: 'Steinbruch KG', vatNumber: 'ATU12345678', comment: 'Bitte klopfen', rejectionMessage: 'Frau F. rief an' },
  ...address,
  ...Object.fromEntries(
    Object.entries(address).map(([name, value]) => [`delivery${name[0]!.toUpperCase()}${name.slice(1)}`, `${value} L`]),
  ),
  ...{ deliveryFirstName: 'Bertram', deliveryLastName: 'Geröllheimer', deliveryCompanyName: 'Kies GmbH', ratingComment: 'Danke, Annabell' },
};
const textsInItems = ['Alles Gute, Annabell!', 'Für Tante Wilma'];

/** Places an order with every kind of personal data, and returns its keys and the id of its photo. */
async function placePersonalOrder() {
  const photo = `data:text/plain;base64,${Buffer.from('Annabell').toString('base64')}`;
  const { body } = await app.rest(undefined, 'POST', '/uploads', { data: photo, name: 'Annabell.txt' });
  const [inscription, comment] = textsInItems;
  const parts = [
    { name: 'Größe', value: ['groß'] },
    { name: 'Aufschrift', value: [inscription] },
  ];
  const order = await shop.placeOrder({ items: [{ product: shop.cake, amount: 1, parts }] });
  const { database } = app.app.services;
  await database.query('update upload set "orderId" = $1 where id = $2', [order.id, body.data.id]);
  const columns = Object.keys(personalValues).map((name, index) => `"${name}" = $${index + 2}`);
  const ratings = `rating = 5, "foodRating" = 4, "serviceRating" = 4, "processRating" = 3, "ratedAt" = "createdAt"`;
  await database.query(
    `update "order" set ${columns.join(', ')}, ${ratings}, "completedAt" = "createdAt", "visitorId" = gen_random_uuid() where id = $1`,
    [order.id, ...Object.values(personalValues)],
  );
  await database.query(`update "order" set items = jsonb_set(items, '{0,comment}', to_jsonb($2::text)) where id = $1`, [order.id, comment]);
  await database.query(
    `update order_log set note = 'Frau Feuerstein', "idempotencyKey" = 'Schlüssel von Frau Feuerstein' where "orderId" = $1`,
    [order.id],
  );
  return order;
}

/** Returns the personal texts that any table still contains. */
async function storedPersonalTexts(): Promise<string[]> {
  const { database } = app.app.services;
  const tables = await database.query<{ tablename: string }[]>(`select tablename from pg_tables where schemaname = 'public'`);
  const contents = await Promise.all(
    tables.map(({ tablename }) =>
      database.query<{ text: string | null }[]>(`select string_agg(t::text, ' ') as text from "${tablename}" t`),
    ),
  );
  const rowTexts = contents.flatMap(rows => rows.map(row => row.text)).join(' ');
  const text = rowTexts.replace(/[0-9a-f-]{32,}/g, ''); // random ids and hashes can contain the digits of a zip code
  return [...Object.values(personalValues), ...textsInItems, 'Frau Feuerstein'].filter(value => text.includes(value));
}

async function runRetentionAt(instant: string): Promise<void> {
  clock.now = new Date(instant);
  await enqueue(app.contextFor(), 'runRetention', {});
  await enqueue(app.contextFor(), 'deleteUnusedUploads', {});
  await runJobs(app);
}

test('removes all personal data of an order after 24 months, and keeps what was sold', async () => {
  const { id, uid, hash } = await placePersonalOrder();
  const before = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
  await runRetentionAt('2028-11-16T06:59:00Z');
  expect(await storedPersonalTexts()).toEqual([...Object.values(personalValues), ...textsInItems, 'Frau Feuerstein']);
  await runRetentionAt('2028-11-16T07:01:00Z');
  expect(await storedPersonalTexts()).toEqual([]);

  const after = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
  const soldFields = ['uid', 'status', 'createdAt', 'pricing', 'totalGross', 'paymentMethod', 'rating', 'foodRating', 'deliveryType'];
  for (const name of soldFields) expect([name, after[name]]).toEqual([name, before[name]]);
  expect(after.items).toEqual(
    before.items.map((item: Json) => ({
      ...item,
      comment: null,
      parts: item.parts.map((part: Json) => (part.type === 'select' ? part : { ...part, value: [] })),
    })),
  );
  expect(after.items[0].parts[0].value).toEqual(['groß']);
  expect([before.visitorId, after.visitorId]).toEqual([expect.any(String), null]);
  expect((await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).status).toBe(404);
  const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { status log { actor action note } uploads { id } } }`);
  expect(data.order.log[0]).toEqual({ actor: 'customer', action: 'create', note: null });
});

test('anonymizes orders although another step of the retention fails, and reports that step', async () => {
  const { id } = await placePersonalOrder();
  clock.now = new Date('2028-11-16T07:01:00Z');
  const { database, errorLog } = app.app.services;
  const query = database.query.bind(database);
  const report = jest.spyOn(errorLog, 'report').mockImplementation();
  const failing = jest
    .spyOn(database, 'query')
    .mockImplementation((sql: string, ...rest) =>
      /delete from (log|session) /.test(sql) ? Promise.reject(new Error(sql)) : query(sql, ...rest),
    );
  await expect(runRetention(app.contextFor())).rejects.toThrow('delete from log');
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([expect.stringContaining('delete from session')]);
  failing.mockRestore();
  report.mockRestore();
  expect((await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.firstName).toBeNull();
});

test('anonymizes each order once in small steps, in several processes at once', async () => {
  for (let count = 0; count < 5; count += 1) await placePersonalOrder();
  clock.now = new Date('2029-01-01T00:00:00Z');
  const counts = await Promise.all([1, 2].map(() => anonymizeOrders(app.contextFor(), 2)));
  expect(counts).toEqual([2, 2]);
  expect([await anonymizeOrders(app.contextFor(), 2), await anonymizeOrders(app.contextFor(), 2)]).toEqual([1, 0]);
  await runRetentionAt('2029-01-01T00:00:00Z'); // deletes their files and log
  expect(await storedPersonalTexts()).toEqual([]);
});

test('deletes the files of an order 90 days after it ended', async () => {
  const { id } = await placePersonalOrder();
  const files = () =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.txt')) : [];
  clock.now = new Date('2027-02-14T06:59:00Z');
  const countBefore = files().length;
  expect(await deleteOrderedUploads(app.app.services)).toBe(0);
  clock.now = new Date('2027-02-14T07:01:00Z');
  const counts = await Promise.all([deleteOrderedUploads(app.app.services), deleteOrderedUploads(app.app.services)]);
  expect(counts.sort()).toEqual([0, 1]);
  expect(files()).toHaveLength(countBefore - 1);
  expect((await app.graphql(shop.employee, `{ order(id: "${id}") { uploads { id } } }`)).data.order.uploads).toEqual([]);
});

test('deletes ended sessions and counts of rate limits', async () => {
  const { database } = app.app.services;
  await database.query(`insert into meter (key, points, expire) values ('ended', 1, 1), ('running', 1, 99999999999999)`);
  const user = await app.make('user', {
    username: 'resi',
    email: 'resi@example.com',
    firstName: 'Resi',
    lastName: 'R',
    roles: ['ROLE_EMPLOYEE'],
  });
  const session = `insert into session (id, "userId", "createdAt", "seenAt", "expiresAt", address, agent)
    select key, $1, $2, $2, $2::timestamptz + hours * interval '1 hour', '', '' from (values ('ended', 1), ('running', 12)) as row (key, hours)`;
  await database.query(session, [user, placedAt]);
  await runRetentionAt('2026-11-16T09:00:00Z');
  expect(await database.query('select id from session')).toEqual([{ id: 'running' }]);
  expect(await database.query(`select key from meter where key in ('ended', 'running')`)).toEqual([{ key: 'running' }]);
});
