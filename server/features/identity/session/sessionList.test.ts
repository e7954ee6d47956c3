/** Where people are signed in: what they and admins see and end, and what ends by itself. */
import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse } from '../../../testing/app/testApp';
import { signIn, visitor, type Visitor } from '../../../testing/app/cookieClient';

const house = useHouse();
const password = 'butterkipferl';

let number = 0;
async function employee(change: object = {}): Promise<{ id: string; username: string; browser: Visitor }> {
  const username = `person${number++}`;
  const id = await house.make('user', { username, email: `${username}@shop.example`, password, ...change });
  const browser = visitor(house, { 'user-agent': 'Kassa' });
  await signIn(browser, username, password);
  return { id, username, browser };
}
async function another(username: string): Promise<Visitor> {
  const browser = visitor(house, { 'user-agent': 'Telefon' });
  await signIn(browser, username, password);
  return browser;
}

const words = '{ id agent address isCurrent createdAt seenAt expiresAt }';
const list = async (browser: Visitor) => (await browser.ask(`{ sessions ${words} }`)).data.sessions;
const isIn = async (browser: Visitor) => (await browser.ask('{ me { id } }')).data.me !== null;

test('somebody sees where they are signed in, and which of it asks', async () => {
  const { username, browser } = await employee();
  await another(username);
  const sessions = await list(browser);
  expect(sessions.map(({ agent, isCurrent }: { agent: string; isCurrent: boolean }) => [agent, isCurrent]).sort()).toEqual([
    ['Kassa', true],
    ['Telefon', false],
  ]);
  const { body } = await browser.rest('GET', '/users/me/sessions');
  expect(body.data).toEqual(sessions);
  expect(JSON.stringify(body)).not.toContain(browser.cookie()!.split('=')[1]);
});

test('a session is ended once, by whoever holds it and by admins, and by nobody else', async () => {
  const { id, username, browser } = await employee();
  const phone = await another(username);
  const { browser: foreign } = await employee({ roles: ['ROLE_MANAGER'] });
  const other = (await list(browser)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  const end = (by: Visitor, session: string) => by.rest('DELETE', `/sessions/${session}`);
  expect((await end(foreign, other)).status).toBe(404);
  expect((await end(visitor(house), other)).status).toBe(401);
  expect((await end(browser, 'x')).status).toBe(404);
  expect((await foreign.ask(`{ sessions(user: "${id}") { id } }`)).errors[0].extensions.code).toBe('FORBIDDEN');
  const statuses = await Promise.all([end(browser, other), end(browser, other)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect([await isIn(phone), await isIn(browser)]).toEqual([false, true]);

  const { browser: admin } = await employee({ roles: ['ROLE_ADMIN'] });
  const [{ id: last }] = (await admin.rest('GET', `/users/${id}/sessions`)).body.data;
  expect(await admin.ask(`mutation { endSession(id: "${last}") }`)).toEqual({ data: { endSession: last }, extensions: { cost: 0 } });
  expect(await isIn(browser)).toBe(false);
  expect((await admin.rest('GET', `/users/${nowhere}/sessions`)).body.data).toEqual([]);
});

test('all others end at once, and this one stays', async () => {
  const { id, username, browser } = await employee();
  const phones = [await another(username), await another(username)];
  expect(await browser.ask('mutation { endOtherSessions }')).toEqual({ data: { endOtherSessions: 2 }, extensions: { cost: 0 } });
  expect([await isIn(browser), ...(await Promise.all(phones.map(isIn)))]).toEqual([true, false, false]);
  const { browser: admin } = await employee({ roles: ['ROLE_ADMIN'] });
  expect((await admin.rest('DELETE', `/users/${id}/sessions`)).body).toEqual({ data: { count: 1 } });
  expect([await isIn(browser), await isIn(admin)]).toEqual([false, true]);
});

test.each(['/users/me/sessions', `/users/${nowhere}/sessions`])(
  'a program has no sessions, and a stranger none to see at %s',
  async path => {
    expect((await house.rest(undefined, 'GET', path)).status).toBe(401);
  },
);

const change = (browser: Visitor, current: string, next: string) => browser.rest('POST', '/users/me/password', { current, next });

test('another password ends every other session, and this one goes on under a new name', async () => {
  const { username, browser } = await employee();
  const phone = await another(username);
  const before = browser.cookie();
  expect((await change(browser, password, 'mohnzelten-mohn')).status).toBe(200);
  expect(browser.cookie()).not.toBe(before);
  const copy = visitor(house);
  copy.take(before!);
  expect([await isIn(browser), await isIn(phone), await isIn(copy)]).toEqual([true, false, false]);
  expect((await signIn(visitor(house), username, 'mohnzelten-mohn')).data).toBeTruthy();
});

test('a wrong, a short and a stranger’s change of password are refused', async () => {
  const { browser } = await employee();
  expect((await change(browser, 'falsch', 'mohnzelten-mohn')).body.errors).toEqual([
    { message: 'Das Passwort ist falsch.', field: 'current', code: 'INVALID' },
  ]);
  expect((await change(browser, password, 'kurz')).body.errors[0].field).toBe('next');
  expect((await change(visitor(house), password, 'mohnzelten-mohn')).status).toBe(401);
  const { errors } = await browser.ask('mutation { changePassword(current: "falsch", next: "mohnzelten-mohn") { id } }');
  expect(errors[0].extensions.errors[0].field).toBe('current');
});

test('an admin who changes their own rights goes on in a new session; whoever is changed by another begins anew', async () => {
  const { id, browser } = await employee({ roles: ['ROLE_ADMIN'] });
  const before = browser.cookie();
  await browser.rest('PUT', `/users/${id}`, { roles: ['ROLE_ADMIN', 'ROLE_EDITOR'] });
  expect(browser.cookie()).not.toBe(before);
  expect(await isIn(browser)).toBe(true);
  const { id: other, browser: theirs } = await employee();
  await browser.rest('PUT', `/users/${other}`, { roles: ['ROLE_EMPLOYEE'], firstName: 'Maria' });
  expect(await isIn(theirs)).toBe(true);
  await browser.rest('PUT', `/users/${other}`, { roles: ['ROLE_MANAGER'] });
  expect(await isIn(theirs)).toBe(false);
});

const forged = { message: 'Ungültiges CSRF-Token.', field: null, code: 'FORBIDDEN' };
const asked = async (headers: Record<string, string>, path: string, body: object, method = 'POST') => {
  const response = await fetch(house.address + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as any };
};

test('whoever holds the cookie but not its token changes nothing, by either door', async () => {
  const { id, browser } = await employee({ roles: ['ROLE_ADMIN'] });
  const cookie = browser.cookie()!;
  const { browser: foreign } = await employee();
  const foreignToken = foreign.token()!;
  const sent: Record<string, string>[] = [{ cookie }, { cookie, 'x-csrf-token': 'x' }, { cookie, 'x-csrf-token': foreignToken }];
  for (const headers of sent) {
    expect(await asked(headers, `/api/users/${id}`, { firstName: 'Max' }, 'PUT')).toEqual({ status: 403, body: { errors: [forged] } });
    const { status, body } = await asked(headers, '/graphql', { query: 'mutation { endOtherSessions }' });
    expect([status, body.errors[0].extensions.errors]).toEqual([403, [forged]]);
  }
  const own = { cookie, 'x-csrf-token': browser.token()! };
  expect((await asked(own, `/api/users/${id}`, { firstName: 'Max' }, 'PUT')).status).toBe(200);
  expect((await asked({ cookie }, '/graphql', { query: '{ me { id } }' })).body.data.me.id).toBe(id);
});

test('a socket changes nothing without the token either', async () => {
  const { browser } = await employee();
  const send = (params: object) =>
    new Promise<any>(done => {
      const client = browser.socket(params);
      const end = (answer: unknown) => void (done(answer), client.dispose());
      client.subscribe({ query: 'mutation { endOtherSessions }' }, { next: end, error: end, complete: () => {} });
    });
  browser.forgetToken();
  expect(JSON.stringify(await send({}))).toContain(forged.message);
  expect(JSON.stringify(await send({ 'x-csrf-token': 'x' }))).toContain(forged.message);
});
