import { expectCatalogueChange } from '../../../testing/app/collectEvents';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp(); // 08:00 in Vienna
const shop = useTestShop(app);

const set = (input: object, token: Token | undefined = shop.employee, branch = shop.branch) =>
  app.rest(token, 'PUT', `/branches/${branch}/service`, input);
const order = (appointmentDate: string | null = null, change: object = {}) =>
  app.rest(undefined, 'POST', '/orders', shop.orderInput({ appointmentDate, ...change }));
const states = async () => (await app.rest(undefined, 'GET', `/branches/${shop.branch}`)).body.data.serviceStates;
const dueAt = async ({ uid, hash }: { uid: string; hash: string }) => {
  const { id } = (await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)).body.data;
  return (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data.dueAt;
};
const log = async () =>
  (await app.rest('ROLE_ADMIN', 'GET', '/logs')).body.data.filter(({ message }: { message: string }) => message.includes('Marktplatz'));

afterEach(async () => {
  for (const mode of ['takeaway', 'delivery', 'dineIn']) expect((await set({ mode, state: 'open' })).status).toBe(200);
});

test('pauses a delivery method until a time and accepts orders for later', async () => {
  const until = '2026-11-16T09:00:00.000Z';
  const state = { mode: 'takeaway', state: 'paused', minutes: null, until, reason: 'Ofen defekt' };
  const { status, body } = await set({ mode: 'takeaway', state: 'paused', until, reason: 'Ofen defekt' });
  expect({ status, states: body.data.serviceStates }).toEqual({ status: 200, states: [state] });
  expect(await states()).toEqual([state]);
  const { data } = await app.graphql(undefined, `{ branch(id: "${shop.branch}") { serviceStates { mode state minutes until reason } } }`);
  expect(data.branch.serviceStates).toEqual([state]);

  const message = 'Für diese Zeit nehmen wir gerade keine Bestellungen an. Bitte wählen Sie einen späteren Termin. Ofen defekt';
  const issue = { message, field: 'appointmentDate', code: 'INVALID' };
  expect(await order('2026-11-16T08:55:00Z')).toEqual({ status: 422, body: { errors: [issue] } });
  const query = 'query ($input: PriceCartInput!) { priceCart(input: $input) { issues { message field code } } }';
  const input = {
    branch: shop.branch,
    deliveryType: 'takeaway',
    items: [{ product: shop.roll, amount: 1 }],
    appointmentDate: '2026-11-16T08:55:00Z',
  };
  expect((await app.graphql(undefined, query, { input })).data.priceCart.issues).toEqual([issue]);
  expect((await order(until)).status).toBe(201);
  expect(await dueAt((await order()).body.data)).toBe(until);
});

test('rejects the orders of today in a pause without an end', async () => {
  await set({ mode: 'takeaway', state: 'paused' });
  expect((await order('2026-11-16T16:00:00Z')).status).toBe(422);
  expect((await order('2026-11-17T08:00:00Z')).status).toBe(201);
  await set({ mode: 'takeaway', state: 'open' });
  expect(await states()).toEqual([]);
  expect((await order('2026-11-16T16:00:00Z')).status).toBe(201);
});

test('adds the minutes of a busy delivery method to the preparation', async () => {
  await set({ mode: 'takeaway', state: 'busy', minutes: 45 });
  expect((await order('2026-11-16T07:40:00Z')).status).toBe(422);
  expect((await order('2026-11-16T07:45:00Z')).status).toBe(201);
  const { data } = (await order()).body;
  expect(await dueAt(data)).toBe('2026-11-16T07:45:00.000Z');
  await set({ mode: 'takeaway', state: 'open' });
  expect(await dueAt(data)).toBe('2026-11-16T07:45:00.000Z');
});

test('sends the change to open shops and logs who made it', async () => {
  const waitForChange = await expectCatalogueChange(app);
  const mutation = `mutation ($branch: ID!, $until: DateTimeISO) {
    setBranchService(branch: $branch, mode: delivery, state: busy, minutes: 20, until: $until) { serviceStates { state minutes } } }`;
  const { data } = await app.graphql(shop.employee, mutation, { branch: shop.branch, until: '2026-11-16T12:00:00Z' });
  expect(data.setBranchService.serviceStates).toEqual([{ state: 'busy', minutes: 20 }]);
  await waitForChange(shop.branch);
  const context = expect.arrayContaining([{ name: 'until', before: null, after: '16.11.2026, 13:00 Uhr' }]);
  const entry = { message: 'Lieferung in Marktplatz: Ausgelastet.', who: 'ROLE_EMPLOYEE', record: shop.branch, context };
  expect(await log()).toContainEqual(expect.objectContaining(entry));
});

test('is for staff of the branch alone', async () => {
  const otherBranch = await app.make('branch');
  const input = { mode: 'takeaway', state: 'paused' };
  expect((await app.rest(undefined, 'PUT', `/branches/${shop.branch}/service`, input)).status).toBe(401);
  expect((await set(input, 'ROLE_EDITOR')).status).toBe(403);
  expect((await set(input, `ROLE_MANAGER ${otherBranch}`)).status).toBe(403);
  expect((await set(input, `ROLE_MANAGER ${shop.branch}`)).status).toBe(200);
  expect((await set(input, 'ROLE_ADMIN', 'unknown')).status).toBe(404);
});

test.each([
  [{ state: 'paused' }, ['mode']],
  [{ mode: 'drone', state: 'paused' }, ['mode']],
  [{ mode: 'takeaway', state: 'closed' }, ['state']],
  [{ mode: 'takeaway', state: 'busy' }, ['minutes']],
  [{ mode: 'takeaway', state: 'busy', minutes: 9 }, ['minutes']],
  [{ mode: 'takeaway', state: 'busy', minutes: 121 }, ['minutes']],
  [{ mode: 'takeaway', state: 'paused', minutes: 20 }, ['minutes']],
  [{ mode: 'takeaway', state: 'paused', until: '2026-11-16T07:00:00Z' }, ['until']],
  [{ mode: 'takeaway', state: 'paused', until: '2027-11-16T07:00:00Z' }, ['until']],
  [{ mode: 'takeaway', state: 'paused', until: 'soon' }, ['until']],
  [{ mode: 'takeaway', state: 'paused', reason: 'x'.repeat(201) }, ['reason']],
  [{ mode: 'takeaway', state: 'open', reason: 'Ofen defekt' }, ['reason']],
])('rejects %j', async (input, fields) => {
  const { status, body } = await set(input);
  expect({ status, fields: body.errors.map(({ field }: { field: string }) => field) }).toEqual({ status: 422, fields });
  expect(await states()).toEqual([]);
});

test('keeps both states when two users set them at once', async () => {
  const inputs = ['takeaway', 'delivery', 'dineIn'].flatMap(mode => [
    { mode, state: 'paused' },
    { mode, state: 'busy', minutes: 30 },
  ]);
  const responses = await Promise.all(inputs.map(input => set(input)));
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await states()).map(({ mode }: { mode: string }) => mode).sort()).toEqual(['delivery', 'dineIn', 'takeaway']);
});
