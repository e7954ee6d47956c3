/** Login by a link from an e-mail: valid once and for fifteen minutes, without revealing which users exist. */
import { fakeTransports } from '../../../testing/fakes/transports';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { countStatements } from '../../../testing/app/statements';
import { createCookieClient, type CookieClient } from '../../../testing/app/cookieClient';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const mail = fakeTransports();
const limits = { loginLinksPerAddress: 8 };
const app = useTestApp({ now: () => clock.now, transports: { mail }, publicUrl: 'https://shop.example', limits, proxies: 1 });

let mia: string;
beforeAll(async () => {
  mia = await app.make('user', { username: 'Mia', email: 'mia@shop.example', firstName: 'Mia' });
});
beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 3_600_001); // so that the hourly limit of a previous test does not apply
  mail.messages.length = 0;
});

let visitors = 0;
const newVisitor = (): CookieClient => createCookieClient(app, { 'x-forwarded-for': `203.0.113.${++visitors}` });
const request = (name: string, browser = newVisitor()) =>
  browser.graphql('mutation ($name: String!) { requestLoginLink(name: $name) }', { name });
const use = (token: string, browser = newVisitor()) =>
  browser.graphql('mutation ($token: String!) { loginByLink(token: $token) { id } }', { token });

/** Returns the token of the last login link that was sent. */
async function sentToken(): Promise<string> {
  await runJobs(app);
  return /^https:\/\/shop\.example\/backend\/login\/link#([\w-]{43})$/m.exec(mail.messages.at(-1)?.body ?? '')![1]!;
}

const invalidLinkMessage = 'Der Anmeldelink ist ungültig oder abgelaufen.';

test.each(['mia', 'MIA@shop.example '])('sends a login link to %p', async name => {
  expect(await request(name)).toEqual({ data: { requestLoginLink: true } });
  const token = await sentToken();
  expect(mail.messages).toMatchObject([{ recipient: 'mia@shop.example', subject: 'Ihr Anmeldelink für Online-Shop' }]);
  const browser = newVisitor();
  expect(await use(token, browser)).toEqual({ data: { loginByLink: { id: mia } } });
  expect(await browser.graphql('{ me { username } }')).toEqual({ data: { me: { username: 'Mia' } }, extensions: { cost: 1 } });
});

test('does the same by REST', async () => {
  expect(await newVisitor().rest('POST', '/login/link', { name: 'mia' })).toEqual({ status: 200, body: { data: { isSent: true } } });
  const token = await sentToken();
  const browser = newVisitor();
  expect((await browser.rest('POST', '/login/link/use', { token })).body.data.id).toBe(mia);
  expect((await browser.rest('GET', '/users/me')).body.data.id).toBe(mia);
  expect((await newVisitor().rest('POST', '/login/link/use', { token })).body.errors).toEqual([
    { message: invalidLinkMessage, field: null, code: 'INVALID' },
  ]);
});

test('accepts a link once, even when used in parallel', async () => {
  await request('mia');
  const token = await sentToken();
  const responses = await Promise.all([1, 2, 3].map(() => use(token)));
  expect(responses.filter(({ data }) => data)).toHaveLength(1);
  expect((await use(token)).errors[0]).toMatchObject({ message: invalidLinkMessage, extensions: { code: 'INVALID' } });
});

test('rejects a link after fifteen minutes', async () => {
  await request('mia');
  const [first] = [await sentToken()];
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  expect((await use(first)).errors[0].message).toBe(invalidLinkMessage);
});

test.each([['ausgedacht'], ['x'.repeat(100)], ['../../x']])('rejects the token %j', async token => {
  expect((await use(token)).errors[0].message).toBe(invalidLinkMessage);
});

test('rejects empty, too long and unknown input', async () => {
  expect((await use('')).errors[0].extensions.errors[0].field).toBe('token');
  expect((await request('x'.repeat(300))).errors[0].extensions.errors[0].field).toBe('name');
  expect((await newVisitor().rest('POST', '/login/link', { name: 'mia', role: 'ROLE_ADMIN' })).status).toBe(422);
});

test.each([
  ['disabled', { isActive: false }, 'Das Benutzerkonto ist deaktiviert.'],
  ['locked', { isLocked: true }, 'Das Benutzerkonto ist gesperrt.'],
  ['expired', { accountExpiresAt: '2026-01-01T00:00:00Z' }, 'Das Benutzerkonto ist abgelaufen.'],
])('reports a %s account only to the owner of the link', async (name, change, message) => {
  await app.make('user', { username: name, email: `${name}@shop.example`, ...change });
  expect(await request(name)).toEqual({ data: { requestLoginLink: true } });
  const browser = newVisitor();
  expect((await use(await sentToken(), browser)).errors[0].message).toBe(message);
  expect(browser.cookie()).toBeUndefined();
});

test('does the same work for an unknown name and returns the same response, without an e-mail', async () => {
  const statementsFor = (name: string) => countStatements(app, () => request(name));
  expect(await statementsFor('niemand')).toBe(await statementsFor('mia'));
  expect(await request('niemand')).toEqual({ data: { requestLoginLink: true } });
  await runJobs(app);
  expect(mail.messages.map(({ recipient }) => recipient)).toEqual(['mia@shop.example']);
});

test('sends at most five links per user and hour', async () => {
  for (let count = 0; count < 7; count++) await request('mia');
  await runJobs(app);
  expect(mail.messages).toHaveLength(5);
});

test('limits the link requests per address', async () => {
  const browser = newVisitor();
  for (let count = 0; count < limits.loginLinksPerAddress; count++) expect(await request(`name${count}`, browser)).toHaveProperty('data');
  expect((await request('mia', browser)).errors[0].extensions.code).toBe('RATE_LIMITED');
});

test('stores no token in the link table, in sent messages or in jobs', async () => {
  await request('mia');
  const token = await sentToken();
  const { database } = app.app.services;
  const tables = await Promise.all(
    ['login_link', 'outbox', 'graphile_worker._private_jobs'].map(table => database.query(`select * from ${table}`)),
  );
  expect(JSON.stringify(tables)).not.toContain(token);
});
