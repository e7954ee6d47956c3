import { useHouse, useInstance, type House } from '../../testing/app/testApp';
import { useShop } from '../../testing/data/shop';

const limits = { ordersPerAddress: 4, ordersPerEmail: 3, missesPerAddress: 3, loginsPerName: 2, loginsPerAddress: 4 };
const house = useHouse({ limits, proxies: 1 });
const second = useInstance({ limits, proxies: 1 });
const shop = useShop(house);

let visitors = 0;
/** The headers of someone nobody has seen yet. */
const stranger = () => ({ 'x-forwarded-for': `203.0.113.${++visitors}` });

const order = (headers: object, change: object = {}, { at = house, token }: { at?: House; token?: 'ROLE_ADMIN' } = {}) =>
  at.rest(token, 'POST', '/orders', shop.draft({ email: `gast${Math.random()}@example.com`, ...change }), headers);

const refusal = { message: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.', field: null, code: 'RATE_LIMITED' };

test('one address places so many orders an hour, at all instances together, even at once', async () => {
  const headers = stranger();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => order(headers, {}, { at: n % 2 ? house : second })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429, 429, 429, 429, 429]);
  expect(answers.find(({ status }) => status === 429)!.body).toEqual({ errors: [refusal] });
  expect((await order(stranger())).status).toBe(201);
});

test('one e-mail address gets so many orders an hour, wherever they come from', async () => {
  const statuses: number[] = [];
  for (const email of ['a@example.com', 'A@example.com', 'a@example.com', 'a@Example.com'])
    statuses.push((await order(stranger(), { email })).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('staff is not counted, and an order that was refused is none', async () => {
  const headers = stranger();
  for (let n = 0; n < 6; n++) expect((await order(headers, {}, { token: 'ROLE_ADMIN' })).status).toBe(201);
  for (let n = 0; n < 6; n++)
    expect((await order(headers, { items: [{ product: shop.roll, amount: 1, shownGross: 1_000 }] })).status).toBe(422);
  expect((await order(headers)).status).toBe(201);
});

test('whoever guesses links to orders is soon told nothing, and others behind the same address still see theirs', async () => {
  const headers = stranger();
  const { uid, hash } = await shop.place();
  const look = (link: string, at = house) => at.rest(undefined, 'GET', `/orders/public/${link}`, undefined, headers);
  const statuses: number[] = [];
  for (const at of [house, second, house, second, house]) statuses.push((await look(`${uid}/wrong`, at)).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect((await look(`AAAAAAAA/${hash}`)).status).toBe(429);
  expect((await look(`${uid}/${hash}`)).status).toBe(200);
  expect((await house.rest(undefined, 'GET', `/orders/public/${uid}/wrong`, undefined, stranger())).status).toBe(404);
});

test('what is refused for now says when to come again, in both doors', async () => {
  const headers = stranger();
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(house.address + path, { ...options, headers: { ...headers, 'content-type': 'application/json' } });
  for (let n = 0; n < limits.missesPerAddress; n++) await ask('/api/orders/public/ABCDEFGH/wrong');
  const body = JSON.stringify({ query: '{ orderPublic(uid: "ABCDEFGH", hash: "wrong") { uid } }' });
  for (const answer of [await ask('/api/orders/public/ABCDEFGH/wrong'), await ask('/graphql', { method: 'POST', body })]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
});

const login = async (headers: object, name: string, password: string) => {
  const query = 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }';
  const response = await fetch(`${house.address}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { name, password } }),
  });
  const { errors } = (await response.json()) as any;
  return { status: response.status, message: errors?.[0].message, retryAfter: response.headers.get('retry-after') };
};

test('a name is locked for whoever fails too often, and for nobody else', async () => {
  await house.make('user', { username: 'mia', email: 'mia@example.com', password: 'butterkipferl' });
  const headers = stranger();
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
  expect((await login(stranger(), 'mia', 'butterkipferl')).status).toBe(200);
});

test('one address does not go on with other names', async () => {
  const headers = stranger();
  for (let n = 0; n < limits.loginsPerAddress; n++) expect((await login(headers, `name${n}`, 'x')).status).toBe(200);
  expect((await login(headers, 'another', 'x')).status).toBe(429);
});
