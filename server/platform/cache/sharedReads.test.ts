import { createSharedReads } from './sharedReads';
import { countStatements } from '../../testing/app/statements';
import { nextEvent, useAppInstance, useTestApp, waitFor, type TestApp } from '../../testing/app/testApp';
import { sell } from '../../testing/data/sell';

const app = useTestApp({ isOwn: true });
const otherApp = useAppInstance();
let clock: () => Date;
beforeAll(() => (clock = app.app.services.now));
afterEach(() => (app.app.services.now = clock));

async function makeSold(name: string): Promise<string> {
  const id = await app.make('product', { name });
  await sell(app.make, id);
  return id;
}

/** Reads a product without a login, through a route whose responses are not cached. */
const readProduct = async (id: string, reader: TestApp = app): Promise<string | number> => {
  const { status, body } = await reader.rest(undefined, 'GET', `/products/${id}`);
  return status === 200 ? body.data.name : status;
};

/** Renames a product without an event, as no part of the app does. */
const renameSilently = (id: string, name: string) =>
  app.app.services.database.query('update product set name = $2 where id = $1', [id, name]);

/** Lets the app share the name of a product. */
async function shareProduct(name: string): Promise<string> {
  const id = await makeSold(name);
  await nextEvent(app);
  expect(await readProduct(id)).toBe(name);
  return id;
}

test('reads a product and what is orderable once until something changes', async () => {
  const id = await shareProduct('Semmel');
  expect(await countStatements(app, () => readProduct(id))).toBe(0);
  await app.make('tag');
  expect(await countStatements(app, () => readProduct(id))).toBeGreaterThan(0);
});

test('shows an editor and everyone on the same instance a change at once', async () => {
  const id = await shareProduct('Kipferl');
  for (const name of ['Kornspitz', 'Laugenstange', 'Mohnstriezel']) {
    await app.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { name });
    expect((await app.rest('ROLE_ADMIN', 'GET', `/products/${id}`)).body.data.name).toBe(name);
    expect(await readProduct(id)).toBe(name);
  }
});

test('shows a change of another instance after its event', async () => {
  const id = await shareProduct('Wachauer');
  expect(await readProduct(id, otherApp)).toBe('Wachauer');
  await otherApp.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { name: 'Weckerl' });
  expect(await readProduct(id, otherApp)).toBe('Weckerl');
  await nextEvent(app);
  expect(await readProduct(id)).toBe('Weckerl');
});

test('hides a deleted and a disabled product at once', async () => {
  const [deleted, disabled] = [await app.make('product'), await makeSold('Baguette')];
  const menu = await app.make('menu', { catalog: [{ category: await app.make('category'), products: [deleted] }] });
  expect(typeof (await readProduct(deleted))).toBe('string');
  await app.rest('ROLE_ADMIN', 'DELETE', `/menus/${menu}`);
  expect(await readProduct(deleted)).toBe(404);
  expect((await app.rest('ROLE_ADMIN', 'DELETE', `/products/${deleted}`)).status).toBe(200);
  expect(await readProduct(deleted)).toBe(404);
  expect(await readProduct(disabled)).toBe('Baguette');
  await app.rest('ROLE_ADMIN', 'PUT', `/products/${disabled}`, { isEnabled: false });
  expect(await readProduct(disabled)).toBe(404);
});

test('shows a product as soon as a menu offers it, and when its time comes', async () => {
  const [now, later] = [await app.make('product', { name: 'Krapfen' }), await app.make('product', { name: 'Osterpinze' })];
  expect([await readProduct(now), await readProduct(later)]).toEqual([404, 404]);
  await sell(app.make, now);
  const catalog = [{ category: await app.make('category'), products: [later] }];
  await app.make('menu', { availableFrom: '2027-03-01T00:00:00+01:00', catalog });
  expect([await readProduct(now), await readProduct(later)]).toEqual(['Krapfen', 404]);
  await nextEvent(app);

  // The horizon of 90 days reaches the menu.
  for (const [instant, expected] of [
    ['2026-11-30T23:59:59+01:00', 404],
    ['2026-12-01T00:00:00+01:00', 'Osterpinze'],
    ['2026-11-30T23:59:59+01:00', 404],
  ] as const) {
    app.app.services.now = () => new Date(instant);
    expect(await readProduct(later)).toBe(expected);
  }
});

test('shows viewers and transactions current data', async () => {
  const id = await shareProduct('Salzstangerl');
  await renameSilently(id, 'Kümmelstangerl');
  expect(await readProduct(id)).toBe('Salzstangerl');
  expect((await app.rest('ROLE_EMPLOYEE', 'GET', `/products/${id}`)).body.data.name).toBe('Kümmelstangerl');
  const inTransaction = await app.contextFor().transaction(context => context.load.one<{ name: string }>('product', id));
  expect(inTransaction?.name).toBe('Kümmelstangerl');
});

test('drops everything when the connection that receives changes is lost', async () => {
  const id = await shareProduct('Nussschnecke');
  await renameSilently(id, 'Mohnschnecke');
  expect(await readProduct(id)).toBe('Nussschnecke');
  await app.app.services.database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener'`);
  await waitFor(async () => (await readProduct(id)) === 'Mohnschnecke');
});

test('hides private fields and records that are not public', async () => {
  const branch = await app.make('branch', { isPublic: true, orderEmail: 'markt@shop.example' });
  const readBranch = async (): Promise<unknown> => (await app.rest(undefined, 'GET', `/branches/${branch}`)).body.data.orderEmail;
  expect([await readBranch(), await readBranch()]).toEqual([null, null]);
  expect((await app.rest('ROLE_ADMIN', 'GET', `/branches/${branch}`)).body.data.orderEmail).toBe('markt@shop.example');
});

describe('shared reads', () => {
  const product = { name: 'Semmel', allergens: ['A'] };
  let generation: object | undefined;
  beforeEach(() => (generation = {}));

  function createReads(limits: { maxEntries?: number; maxBytes?: number } = {}) {
    const load = jest.fn(async (keys: readonly string[]) => keys.map(() => structuredClone(product)));
    const reads = createSharedReads<typeof product>({ generation: () => generation, ...limits });
    return { load, read: (...keys: string[]) => reads.get('product', keys, load) };
  }

  test('loads only what is missing', async () => {
    const { load, read } = createReads();
    await read('a', 'b');
    expect(await read('b', 'c')).toEqual([product, product]);
    expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  });

  test('shares nothing while changes are not received', async () => {
    generation = undefined;
    const { load, read } = createReads();
    await read('a');
    await read('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('does not share what was loaded during a change', async () => {
    const { load, read } = createReads();
    load.mockImplementationOnce(async () => ((generation = {}), [product]));
    await read('a');
    await read('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('protects what it shares', async () => {
    const { read } = createReads();
    const [first] = await read('a');
    expect(() => first!.allergens.push('G')).toThrow('not extensible');
  });

  test.each([{ maxEntries: 2 }, { maxBytes: 100 }])('removes the oldest values above a limit: %j', async limits => {
    const { load, read } = createReads(limits);
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await read(key);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
