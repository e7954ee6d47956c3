import { useTestApp, useAppInstance, type TestApp } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';

const limits = {
  ordersPerAddress: 4,
  ordersPerEmail: 3,
  wrongLinksPerAddress: 3,
  loginsPerName: 2,
  loginsPerAccount: 5,
  loginsPerAddress: 4,
};
const app = useTestApp({ limits, proxies: 1 });
const secondApp = useAppInstance({ limits, proxies: 1 });
const shop = useTestShop(app);

let visitors = 0;
/** Headers of a new anonymous client. */
const newClient = () => ({ 'x-forwarded-for': `203.0.113.${++visitors}` });

const order = (headers: object, input: object = {}, { at: target = app, token }: { at?: TestApp; token?: 'ROLE_ADMIN' } = {}) =>
  target.rest(token, 'POST', '/orders', shop.orderInput({ email: `gast${Math.random()}@example.com`, ...input }), headers);

const expectedError = { message: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.', field: null, code: 'RATE_LIMITED' };

test('limits orders per address across instances, even at once', async () => {
  const headers = newClient();
  const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => order(headers, {}, { at: n % 2 ? app : secondApp })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429, 429, 429, 429, 429]);
  expect(responses.find(({ status }) => status === 429)!.body).toEqual({ errors: [expectedError] });
  expect((await order(newClient())).status).toBe(201);
});

test('limits orders per e-mail address regardless of the network address', async () => {
  const statuses: number[] = [];
  for (const email of ['a@example.com', 'A@example.com', 'a@example.com', 'a@Example.com'])
    statuses.push((await order(newClient(), { email })).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('counts neither orders of staff nor rejected orders', async () => {
  const headers = newClient();
  for (let n = 0; n < 6; n++) expect((await order(headers, {}, { token: 'ROLE_ADMIN' })).status).toBe(201);
  for (let n = 0; n < 6; n++)
    expect((await order(headers, { items: [{ product: shop.roll, amount: 1, shownGross: 1_000 }] })).status).toBe(422);
  expect((await order(headers)).status).toBe(201);
});

test('reverts what an order counted when its e-mail address is over the limit', async () => {
  const headers = newClient();
  const email = 'voll@example.com';
  for (let n = 0; n < limits.ordersPerEmail; n++) expect((await order(newClient(), { email })).status).toBe(201);
  for (let n = 0; n <= limits.ordersPerAddress; n++) expect((await order(headers, { email })).status).toBe(429);
  const statuses: number[] = [];
  for (let n = 0; n <= limits.ordersPerAddress; n++) statuses.push((await order(headers)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
});

test('reverts exactly one count of a rejected order, of the address and of the e-mail address', async () => {
  const [headers, email] = [newClient(), 'teils@example.com'];
  const wrongItems = { email, items: [{ product: shop.roll, amount: 1, shownGross: 1_000 }] };
  const statuses: number[] = [];
  for (const input of [{ email }, { email }, wrongItems, { email }, { email }]) statuses.push((await order(headers, input)).status);
  expect(statuses).toEqual([201, 201, 422, 201, 429]); // the e-mail address is at its limit
  for (let n = 0; n < 2; n++) statuses.push((await order(headers)).status);
  expect(statuses.slice(5)).toEqual([201, 429]); // now the address
});

test('blocks an address after wrong order links, but not its correct links', async () => {
  const headers = newClient();
  const { uid, hash } = await shop.placeOrder();
  const openOrder = (link: string, target = app) => target.rest(undefined, 'GET', `/orders/public/${link}`, undefined, headers);
  const statuses: number[] = [];
  for (const target of [app, secondApp, app, secondApp, app]) statuses.push((await openOrder(`${uid}/wrong`, target)).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect((await openOrder(`AAAAAAAA/${hash}`)).status).toBe(429);
  expect((await openOrder(`${uid}/${hash}`)).status).toBe(200);
  expect((await app.rest(undefined, 'GET', `/orders/public/${uid}/wrong`, undefined, newClient())).status).toBe(404);
});

test('returns Retry-After in GraphQL and REST', async () => {
  const headers = newClient();
  const start = performance.now();
  const sendRequest = (path: string, options: RequestInit = {}) =>
    fetch(app.url + path, { ...options, headers: { ...headers, 'content-type': 'application/json' } });
  for (let n = 0; n < limits.wrongLinksPerAddress; n++) await sendRequest('/api/orders/public/ABCDEFGH/wrong');
  const body = JSON.stringify({ query: '{ orderPublic(uid: "ABCDEFGH", hash: "wrong") { uid } }' });
  for (const response of [
    await sendRequest('/api/orders/public/ABCDEFGH/wrong'),
    await sendRequest('/graphql', { method: 'POST', body }),
  ]) {
    expect(response.status).toBe(429);
    const seconds = Math.ceil((performance.now() - start) / 1_000);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(60 - seconds);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
});

const login = async (headers: object, name: string, password: string) => {
  const query = 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }';
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { name, password } }),
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  return { status: response.status, message: errors?.[0]!.message, retryAfter: response.headers.get('retry-after') };
};

test('locks a name after failed logins for this address only', async () => {
  await app.make('user', { username: 'mia', email: 'mia@example.com', password: 'butterkipferl' });
  const headers = newClient();
  const wrong = 'Benutzername oder Passwort ist falsch.';
  expect((await login(headers, 'mia', 'x')).message).toBe(wrong);
  expect((await login(headers, 'mia', 'butterkipferl')).status).toBe(200);
  expect((await login(headers, 'mia', 'x')).message).toBe(wrong);
  expect((await login(headers, ' MIA', 'x')).message).toBe(wrong);
  expect(await login(headers, 'mia', 'butterkipferl')).toEqual({
    status: 429,
    message: 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    retryAfter: '900',
  });
  expect((await login(newClient(), 'mia', 'butterkipferl')).status).toBe(200);
});

test('counts failed logins of an account under all its names', async () => {
  await app.make('user', { username: 'ida', email: 'ida@example.com', password: 'butterkipferl' });
  const names = ['ida', 'Ida@Example.com', ' IDA ', 'ida@example.com '];
  for (const [first, second, third] of [names, names.toReversed()]) {
    const headers = newClient();
    expect([(await login(headers, first!, 'x')).status, (await login(headers, second!, 'x')).status]).toEqual([200, 200]);
    expect((await login(headers, third!, 'butterkipferl')).status).toBe(429);
  }
});

test('locks an account after too many failed logins from all addresses', async () => {
  await app.make('user', { username: 'leo', email: 'leo@example.com', password: 'butterkipferl' });
  for (let n = 0; n < limits.loginsPerAccount - 1; n++) expect((await login(newClient(), 'leo', 'x')).status).toBe(200);
  expect((await login(newClient(), 'leo', 'butterkipferl')).status).toBe(200);
  expect((await login(newClient(), 'leo@example.com', 'x')).status).toBe(200);
  expect(await login(newClient(), 'leo', 'butterkipferl')).toMatchObject({
    status: 429,
    message: 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
  });
});

test('limits failed logins per address across names', async () => {
  const headers = newClient();
  for (let n = 0; n < limits.loginsPerAddress; n++) expect((await login(headers, `name${n}`, 'x')).status).toBe(200);
  expect((await login(headers, 'another', 'x')).status).toBe(429);
});
