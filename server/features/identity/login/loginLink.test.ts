/** Signing in by a link from a mail: for fifteen minutes, once, and without telling strangers who works here. */
import { pretendedPost } from '../../../testing/fakes/transports';
import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { statements } from '../../../testing/app/statements';
import { visitor, type Visitor } from '../../../testing/app/cookieClient';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const mail = pretendedPost();
const limits = { loginLinksPerAddress: 8 };
const house = useHouse({ now: () => clock.now, carriers: { mail }, publicUrl: 'https://shop.example', limits, proxies: 1 });

let mia: string;
beforeAll(async () => {
  mia = await house.make('user', { username: 'Mia', email: 'mia@shop.example', firstName: 'Mia' });
});
beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 3_600_001); // whoever was sent too many links may ask again
  mail.carried.length = 0;
});

let visitors = 0;
const stranger = (): Visitor => visitor(house, { 'x-forwarded-for': `203.0.113.${++visitors}` });
const request = (name: string, browser = stranger()) =>
  browser.ask('mutation ($name: String!) { requestLoginLink(name: $name) }', { name });
const use = (token: string, browser = stranger()) =>
  browser.ask('mutation ($token: String!) { loginByLink(token: $token) { id } }', { token });

/** The token of the link that was mailed last. */
async function mailed(): Promise<string> {
  await runJobs(house);
  return /^https:\/\/shop\.example\/backend\/login\/link#([\w-]{43})$/m.exec(mail.carried.at(-1)?.body ?? '')![1]!;
}

const refusal = 'Der Anmeldelink ist ungültig oder abgelaufen.';

test.each(['mia', 'MIA@shop.example '])('%p is sent a link that signs in', async name => {
  expect(await request(name)).toEqual({ data: { requestLoginLink: true } });
  const token = await mailed();
  expect(mail.carried).toMatchObject([{ recipient: 'mia@shop.example', subject: 'Ihr Anmeldelink für Online-Shop' }]);
  const browser = stranger();
  expect(await use(token, browser)).toEqual({ data: { loginByLink: { id: mia } } });
  expect(await browser.ask('{ me { username } }')).toEqual({ data: { me: { username: 'Mia' } }, extensions: { cost: 1 } });
});

test('the other door does the same', async () => {
  expect(await stranger().rest('POST', '/login/link', { name: 'mia' })).toEqual({ status: 200, body: { data: { isSent: true } } });
  const token = await mailed();
  const browser = stranger();
  expect((await browser.rest('POST', '/login/link/use', { token })).body.data.id).toBe(mia);
  expect((await browser.rest('GET', '/users/me')).body.data.id).toBe(mia);
  expect((await stranger().rest('POST', '/login/link/use', { token })).body.errors).toEqual([
    { message: refusal, field: null, code: 'INVALID' },
  ]);
});

test('a link signs in once, however many use it at the same time', async () => {
  await request('mia');
  const token = await mailed();
  const answers = await Promise.all([1, 2, 3].map(() => use(token)));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect((await use(token)).errors[0]).toMatchObject({ message: refusal, extensions: { code: 'INVALID' } });
});

test('a link holds for fifteen minutes', async () => {
  await request('mia');
  const [first] = [await mailed()];
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  expect((await use(first)).errors[0].message).toBe(refusal);
});

test.each([['ausgedacht'], ['x'.repeat(100)], ['../../x']])('%j is no link', async token => {
  expect((await use(token)).errors[0].message).toBe(refusal);
});

test('nothing and too much are wrong input', async () => {
  expect((await use('')).errors[0].extensions.errors[0].field).toBe('token');
  expect((await request('x'.repeat(300))).errors[0].extensions.errors[0].field).toBe('name');
  expect((await stranger().rest('POST', '/login/link', { name: 'mia', role: 'ROLE_ADMIN' })).status).toBe(422);
});

test.each([
  ['disabled', { isActive: false }, 'Das Benutzerkonto ist deaktiviert.'],
  ['locked', { isLocked: true }, 'Das Benutzerkonto ist gesperrt.'],
  ['expired', { accountExpiresAt: '2026-01-01T00:00:00Z' }, 'Das Benutzerkonto ist abgelaufen.'],
])('a %s account is told so, to whoever holds its link only', async (name, change, message) => {
  await house.make('user', { username: name, email: `${name}@shop.example`, ...change });
  expect(await request(name)).toEqual({ data: { requestLoginLink: true } });
  const browser = stranger();
  expect((await use(await mailed(), browser)).errors[0].message).toBe(message);
  expect(browser.cookie()).toBeUndefined();
});

test('an unknown name is answered alike, by as much work, and brings no mail', async () => {
  const work = (name: string) => statements(house, () => request(name));
  expect(await work('niemand')).toBe(await work('mia'));
  expect(await request('niemand')).toEqual({ data: { requestLoginLink: true } });
  await runJobs(house);
  expect(mail.carried.map(({ recipient }) => recipient)).toEqual(['mia@shop.example']);
});

test('nobody is sent more than five links an hour', async () => {
  for (let count = 0; count < 7; count++) await request('mia');
  await runJobs(house);
  expect(mail.carried).toHaveLength(5);
});

test('one address asks for so many links', async () => {
  const browser = stranger();
  for (let count = 0; count < limits.loginLinksPerAddress; count++) expect(await request(`name${count}`, browser)).toHaveProperty('data');
  expect((await request('mia', browser)).errors[0].extensions.code).toBe('RATE_LIMITED');
});

test('the house keeps no token: neither the link, nor the mail once it was sent, nor the job', async () => {
  await request('mia');
  const token = await mailed();
  const { database } = house.app.services;
  const tables = await Promise.all(
    ['login_link', 'outbox', 'graphile_worker._private_jobs'].map(table => database.query(`select * from ${table}`)),
  );
  expect(JSON.stringify(tables)).not.toContain(token);
});
