/** Session lists: what users and admins see and end, and what ends automatically. */
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp } from '../../../testing/app/testApp';
import { signIn, createCookieClient, type CookieClient } from '../../../testing/app/cookieClient';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const password = 'butterkipferl';

let number = 0;
async function employee(input: object = {}): Promise<{ id: string; username: string; browser: CookieClient }> {
  const username = `person${number++}`;
  const id = await app.make('user', { username, email: `${username}@shop.example`, password, ...input });
  const browser = createCookieClient(app, { 'user-agent': 'Kassa' });
  await signIn(browser, username, password);
  return { id, username, browser };
}
async function openSecondSession(username: string): Promise<CookieClient> {
  const browser = createCookieClient(app, { 'user-agent': 'Telefon' });
  await signIn(browser, username, password);
  return browser;
}

const selection = '{ id agent address isCurrent createdAt seenAt expiresAt }';
const list = async (browser: CookieClient) => (await browser.graphql(`{ sessions ${selection} }`)).data.sessions;
const isLoggedIn = async (browser: CookieClient) => (await browser.graphql('{ me { id } }')).data.me !== null;

test('lists the sessions of the viewer and marks the current one', async () => {
  const { username, browser } = await employee();
  await openSecondSession(username);
  const sessions = await list(browser);
  expect(sessions.map(({ agent, isCurrent }: { agent: string; isCurrent: boolean }) => [agent, isCurrent]).sort()).toEqual([
    ['Kassa', true],
    ['Telefon', false],
  ]);
  const { body } = await browser.rest('GET', '/users/me/sessions');
  expect(body.data).toEqual(sessions);
  expect(JSON.stringify(body)).not.toContain(browser.cookie()!.split('=')[1]);
});

test('lets its user or an admin end a session once, nobody else', async () => {
  const { id, username, browser } = await employee();
  const phone = await openSecondSession(username);
  const { browser: managerBrowser } = await employee({ roles: ['ROLE_MANAGER'] });
  const otherSession = (await list(browser)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  const end = (visitor: CookieClient, session: string) => visitor.rest('DELETE', `/sessions/${session}`);
  expect((await end(managerBrowser, otherSession)).status).toBe(404);
  expect((await end(createCookieClient(app), otherSession)).status).toBe(401);
  expect((await end(browser, 'x')).status).toBe(404);
  expect((await managerBrowser.graphql(`{ sessions(user: "${id}") { id } }`)).errors[0].extensions.code).toBe('FORBIDDEN');
  const statuses = await Promise.all([end(browser, otherSession), end(browser, otherSession)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect([await isLoggedIn(phone), await isLoggedIn(browser)]).toEqual([false, true]);

  const { browser: admin } = await employee({ roles: ['ROLE_ADMIN'] });
  const [{ id: last }] = (await admin.rest('GET', `/users/${id}/sessions`)).body.data;
  expect(await admin.graphql(`mutation { endSession(id: "${last}") }`)).toEqual({ data: { endSession: last }, extensions: { cost: 0 } });
  expect(await isLoggedIn(browser)).toBe(false);
  expect((await admin.rest('GET', `/users/${unknownId}/sessions`)).status).toBe(404);
});

test('ends all other sessions and keeps the current one', async () => {
  const { id, username, browser } = await employee();
  const phones = [await openSecondSession(username), await openSecondSession(username)];
  expect(await browser.graphql('mutation { endOtherSessions }')).toEqual({ data: { endOtherSessions: 2 }, extensions: { cost: 0 } });
  expect([await isLoggedIn(browser), ...(await Promise.all(phones.map(isLoggedIn)))]).toEqual([true, false, false]);
  const { browser: admin } = await employee({ roles: ['ROLE_ADMIN'] });
  expect((await admin.rest('DELETE', `/users/${id}/sessions`)).body).toEqual({ data: { count: 1 } });
  expect([await isLoggedIn(browser), await isLoggedIn(admin)]).toEqual([false, true]);
});

test.each(['/users/me/sessions', `/users/${unknownId}/sessions`])('%s returns 401 to anonymous clients', async path => {
  expect((await app.rest(undefined, 'GET', path)).status).toBe(401);
});

const changePassword = (browser: CookieClient, current: string, next: string) =>
  browser.rest('POST', '/users/me/password', { current, next });

test('ends all other sessions after a new password, and renews the token of this one', async () => {
  const { username, browser } = await employee();
  const phone = await openSecondSession(username);
  const before = browser.cookie();
  expect((await changePassword(browser, password, 'mohnzelten-mohn')).status).toBe(200);
  expect(browser.cookie()).not.toBe(before);
  const copy = createCookieClient(app);
  copy.storeCookie(before!);
  expect([await isLoggedIn(browser), await isLoggedIn(phone), await isLoggedIn(copy)]).toEqual([true, false, false]);
  expect((await signIn(createCookieClient(app), username, 'mohnzelten-mohn')).data).toBeTruthy();
});

test('rejects a wrong password, a short password and an anonymous client', async () => {
  const { browser } = await employee();
  expect((await changePassword(browser, 'falsch', 'mohnzelten-mohn')).body.errors).toEqual([
    { message: 'Das Passwort ist falsch.', field: 'current', code: 'INVALID' },
  ]);
  expect((await changePassword(browser, password, 'kurz')).body.errors[0].field).toBe('next');
  expect((await changePassword(createCookieClient(app), password, 'mohnzelten-mohn')).status).toBe(401);
  const { errors } = await browser.graphql('mutation { changePassword(current: "falsch", next: "mohnzelten-mohn") { id } }');
  expect(errors[0].extensions.errors[0].field).toBe('current');
});

test('renews the session of an admin who changes their own roles, ends sessions of users whose roles others change', async () => {
  const { id, browser } = await employee({ roles: ['ROLE_ADMIN'] });
  const before = browser.cookie();
  await browser.rest('PUT', `/users/${id}`, { roles: ['ROLE_ADMIN', 'ROLE_EDITOR'] });
  expect(browser.cookie()).not.toBe(before);
  expect(await isLoggedIn(browser)).toBe(true);
  const { id: otherUser, browser: otherBrowser } = await employee();
  await browser.rest('PUT', `/users/${otherUser}`, { roles: ['ROLE_EMPLOYEE'], firstName: 'Maria' });
  expect(await isLoggedIn(otherBrowser)).toBe(true);
  await browser.rest('PUT', `/users/${otherUser}`, { roles: ['ROLE_MANAGER'] });
  expect(await isLoggedIn(otherBrowser)).toBe(false);
});

const csrfError = { message: 'Ungültiges CSRF-Token.', field: null, code: 'FORBIDDEN' };
const sendRequest = async (headers: Record<string, string>, path: string, body: object, method = 'POST') => {
  const response = await fetch(app.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Json };
};

test('rejects mutations with a session cookie but without its CSRF token, in GraphQL and REST', async () => {
  const { id, browser } = await employee({ roles: ['ROLE_ADMIN'] });
  const cookie = browser.cookie()!;
  const { browser: employeeBrowser } = await employee();
  const foreignToken = employeeBrowser.csrfToken()!;
  const headerSets: Record<string, string>[] = [{ cookie }, { cookie, 'x-csrf-token': 'x' }, { cookie, 'x-csrf-token': foreignToken }];
  for (const headers of headerSets) {
    expect(await sendRequest(headers, `/api/users/${id}`, { firstName: 'Max' }, 'PUT')).toEqual({
      status: 403,
      body: { errors: [csrfError] },
    });
    const { status, body } = await sendRequest(headers, '/graphql', { query: 'mutation { endOtherSessions }' });
    expect([status, body.errors[0].extensions.errors]).toEqual([403, [csrfError]]);
  }
  const ownHeaders = { cookie, 'x-csrf-token': browser.csrfToken()! };
  expect((await sendRequest(ownHeaders, `/api/users/${id}`, { firstName: 'Max' }, 'PUT')).status).toBe(200);
  expect((await sendRequest({ cookie }, '/graphql', { query: '{ me { id } }' })).body.data.me.id).toBe(id);
});

test('rejects mutations over a socket without the CSRF token', async () => {
  const { browser } = await employee();
  const send = (params: object) =>
    new Promise<Json>(done => {
      const client = browser.socket(params);
      const end = (result: unknown) => void (done(result), client.dispose());
      client.subscribe({ query: 'mutation { endOtherSessions }' }, { next: end, error: end, complete: () => {} });
    });
  browser.clearCsrfToken();
  expect(JSON.stringify(await send({}))).toContain(csrfError.message);
  expect(JSON.stringify(await send({ 'x-csrf-token': 'x' }))).toContain(csrfError.message);
});
