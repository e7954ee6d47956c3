import { AppError } from '../../../../schema/errors/appError';
import { useTestApp } from '../../../testing/app/testApp';
import { signIn, createCookieClient } from '../../../testing/app/cookieClient';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ now: () => clock.now });

const password = 'butterkipferl';
/** The query cost, which authenticated clients get. */
const extensions = { cost: expect.any(Number) };
const employee = {
  firstName: 'Mia',
  lastName: 'Moser',
  password,
  roles: ['ROLE_EMPLOYEE'],
  branches: [],
  isActive: true,
  isLocked: false,
};
let mia: string;
beforeAll(async () => {
  mia = await app.make('user', { ...employee, username: 'Mia', email: 'mia@shop.example' });
});

test.each(['Mia', 'mia', 'MIA@Shop.example', ' mia@shop.example '])('logs in the user named %p', async name => {
  const browser = createCookieClient(app);
  expect(await browser.graphql('{ me { id } }')).toEqual({ data: { me: null } });
  expect(await signIn(browser, name, password)).toEqual({ data: { login: { id: mia } } });
  expect(await browser.graphql('{ me { username firstName roles branches { id } } }')).toEqual({
    data: { me: { username: 'Mia', firstName: 'Mia', roles: ['ROLE_EMPLOYEE'], branches: [] } },
    extensions,
  });
});

test('returns the current user by REST, and null for anonymous clients', async () => {
  const browser = createCookieClient(app);
  expect(await browser.rest('GET', '/users/me')).toEqual({ status: 200, body: { data: null } });
  await signIn(browser, 'mia', password);
  const { status, body } = await browser.rest('GET', '/users/me');
  expect({ status, id: body.data.id, roles: body.data.roles }).toEqual({ status: 200, id: mia, roles: ['ROLE_EMPLOYEE'] });
  expect(body.data).not.toHaveProperty('password');
});

test('returns effective roles: managers are employees, admins have all roles', async () => {
  for (const [username, roles, effective] of [
    ['leo', ['ROLE_MANAGER'], ['ROLE_MANAGER', 'ROLE_EMPLOYEE']],
    ['ada', ['ROLE_ADMIN'], ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_EDITOR']],
  ] as const) {
    await app.make('user', { ...employee, roles, username, email: `${username}@shop.example` });
    const browser = createCookieClient(app);
    await signIn(browser, username, password);
    expect(await browser.graphql('{ me { roles } }')).toEqual({ data: { me: { roles: effective } }, extensions });
  }
});

const messages = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => [extensions.code, message]);
const wrongCredentials = [['INVALID', 'Benutzername oder Passwort ist falsch.']];

test.each([
  ['a wrong password', {}, 'topfengolatsche', 'Benutzername oder Passwort ist falsch.'],
  ['an expired account', { accountExpiresAt: '2026-11-16T07:00:00.000Z' }, password, 'Das Benutzerkonto ist abgelaufen.'],
  ['a disabled account', { isActive: false }, password, 'Das Benutzerkonto ist deaktiviert.'],
  ['a locked account', { isLocked: true }, password, 'Das Benutzerkonto ist gesperrt.'],
  ['a locked account and a wrong password', { isLocked: true }, 'topfengolatsche', 'Benutzername oder Passwort ist falsch.'],
  ['an account without a password', { password: null }, '', 'Dieser Wert darf nicht leer sein.'],
])('rejects %s', async (name, change, inputPassword, message) => {
  const username = name.replaceAll(' ', '-');
  await app.make('user', { ...employee, username, email: `${username}@shop.example`, ...change });
  const browser = createCookieClient(app);
  const response = await signIn(browser, username, inputPassword);
  expect(response.errors[0].extensions.errors).toEqual([{ code: 'INVALID', field: inputPassword ? null : 'password', message }]);
  expect(browser.cookie()).toBeUndefined();
});

test('does the same work for an unknown name as for a wrong password, and returns the same error', async () => {
  const verify = jest.spyOn(jest.requireActual<{ verify: (hash: string) => Promise<boolean> }>('@node-rs/argon2'), 'verify');
  expect(messages(await signIn(createCookieClient(app), 'niemand', password))).toEqual(wrongCredentials);
  expect(messages(await signIn(createCookieClient(app), 'mia', 'topfengolatsche'))).toEqual(wrongCredentials);
  const [unknown, known] = verify.mock.calls.map(([hash]) => hash.split('$').slice(0, 4));
  expect(verify).toHaveBeenCalledTimes(2);
  expect(unknown).toEqual(known);
  verify.mockRestore();
});

test('says in how many minutes a locked account may log in again', async () => {
  const { logins } = app.app.services.rateLimiters;
  for (const [retryAfter, text] of [
    [60, 'in 1 Minute erneut.'],
    [61, 'in 2 Minuten erneut.'],
  ] as const) {
    const count = jest.spyOn(logins, 'count').mockRejectedValueOnce(new AppError('RATE_LIMITED', { retryAfter }));
    const { errors } = await signIn(createCookieClient(app), 'mia', password);
    expect(errors[0].message).toBe(`Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es ${text}`);
    count.mockRestore();
  }
});

test('starts a new session at login and ends the old one of the browser', async () => {
  const browser = createCookieClient(app);
  browser.storeCookie('session=ausgedacht');
  await signIn(browser, 'mia', password);
  const first = browser.cookie()!;
  expect(first).not.toBe('session=ausgedacht');
  await signIn(browser, 'mia', password);
  expect(browser.cookie()).not.toBe(first);
  const earlier = createCookieClient(app);
  earlier.storeCookie(first);
  expect(await earlier.graphql('{ me { id } }')).toEqual({ data: { me: null } });
});

test('stores only a hash of the session token, with address and user agent', async () => {
  const browser = createCookieClient(app, { 'user-agent': 'x'.repeat(300) });
  await signIn(browser, 'mia', password);
  const rows: { id: string; address: string; agent: string }[] = await app.app.services.database.query('select * from session');
  const [, token] = browser.cookie()!.split('=');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.find(({ agent }) => agent === 'x'.repeat(200))).toMatchObject({ address: '127.0.0.1' });
});

test('ends the session at logout and clears the cookie', async () => {
  const browser = createCookieClient(app);
  await signIn(browser, 'mia', password);
  const copy = createCookieClient(app);
  copy.storeCookie(browser.cookie()!);
  expect(await browser.graphql('mutation { logout }')).toEqual({ data: { logout: true }, extensions });
  expect(browser.cookie()).toBeUndefined();
  expect(await copy.graphql('{ me { id } }')).toEqual({ data: { me: null } });
  expect(await browser.graphql('mutation { logout }')).toEqual({ data: { logout: true } });
});

test('ends a session twelve hours after its last use', async () => {
  const browser = createCookieClient(app);
  await signIn(browser, 'mia', password);
  const me = async () => ((await browser.graphql('{ me { id } }')) as { data: { me: object | null } }).data.me;
  clock.now = new Date('2026-11-16T18:00:00Z');
  expect(await me()).toEqual({ id: mia });
  clock.now = new Date('2026-11-17T05:59:59Z');
  expect(await me()).toEqual({ id: mia });
  clock.now = new Date('2026-11-17T17:59:59Z');
  expect(await me()).toBeNull();
});

test('rejects a username that differs only in case', async () => {
  const { status, body } = await app.rest('ROLE_ADMIN', 'POST', '/users', { ...employee, username: 'MIA', email: 'zwei@shop.example' });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: [{ field: 'username', code: 'NOT_UNIQUE', message: 'Dieser Wert wird bereits verwendet.' }],
  });
});
