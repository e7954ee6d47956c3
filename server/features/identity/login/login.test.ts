import { useHouse } from '../../../testing/app/testApp';
import { signIn, visitor } from '../../../testing/app/cookieClient';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const house = useHouse({ now: () => clock.now });

const password = 'butterkipferl';
/** What a question of whoever is signed in cost. */
const extensions = { cost: expect.any(Number) };
const someone = {
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
  mia = await house.make('user', { ...someone, username: 'Mia', email: 'mia@shop.example' });
});

test.each(['Mia', 'mia', 'MIA@Shop.example', ' mia@shop.example '])('%p signs in, whoever is known by it', async name => {
  const browser = visitor(house);
  expect(await browser.ask('{ me { id } }')).toEqual({ data: { me: null } });
  expect(await signIn(browser, name, password)).toEqual({ data: { login: { id: mia } } });
  expect(await browser.ask('{ me { username firstName roles branches { id } } }')).toEqual({
    data: { me: { username: 'Mia', firstName: 'Mia', roles: ['ROLE_EMPLOYEE'], branches: [] } },
    extensions,
  });
});

test('REST knows the same person, and answers strangers with nobody', async () => {
  const browser = visitor(house);
  expect(await browser.rest('GET', '/users/me')).toEqual({ status: 200, body: { data: null } });
  await signIn(browser, 'mia', password);
  const { status, body } = await browser.rest('GET', '/users/me');
  expect({ status, id: body.data.id, roles: body.data.roles }).toEqual({ status: 200, id: mia, roles: ['ROLE_EMPLOYEE'] });
  expect(body.data).not.toHaveProperty('password');
});

test('a manager is staff too, an admin everything', async () => {
  for (const [username, roles, effective] of [
    ['leo', ['ROLE_MANAGER'], ['ROLE_MANAGER', 'ROLE_EMPLOYEE']],
    ['ada', ['ROLE_ADMIN'], ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_EDITOR']],
  ] as const) {
    await house.make('user', { ...someone, roles, username, email: `${username}@shop.example` });
    const browser = visitor(house);
    await signIn(browser, username, password);
    expect(await browser.ask('{ me { roles } }')).toEqual({ data: { me: { roles: effective } }, extensions });
  }
});

const messages = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => [extensions.code, message]);
const wrong = [['INVALID', 'Benutzername oder Passwort ist falsch.']];

test.each([
  ['a wrong password', {}, 'topfengolatsche', 'Benutzername oder Passwort ist falsch.'],
  ['an expired account', { accountExpiresAt: '2026-11-16T07:00:00.000Z' }, password, 'Das Benutzerkonto ist abgelaufen.'],
  ['a disabled account', { isActive: false }, password, 'Das Benutzerkonto ist deaktiviert.'],
  ['a locked account', { isLocked: true }, password, 'Das Benutzerkonto ist gesperrt.'],
  ['a locked account and a wrong password', { isLocked: true }, 'topfengolatsche', 'Benutzername oder Passwort ist falsch.'],
  ['an account without a password', { password: null }, '', 'Dieser Wert darf nicht leer sein.'],
])('%s is refused', async (name, change, given, message) => {
  const username = name.replaceAll(' ', '-');
  await house.make('user', { ...someone, username, email: `${username}@shop.example`, ...change });
  const browser = visitor(house);
  const answer = await signIn(browser, username, given);
  expect(answer.errors[0].extensions.errors).toEqual([{ code: 'INVALID', field: given ? null : 'password', message }]);
  expect(browser.cookie()).toBeUndefined();
});

test('an unknown name costs the same work as a wrong password, and reads the same', async () => {
  const compared = jest.spyOn(jest.requireActual<{ verify: (hash: string) => Promise<boolean> }>('@node-rs/argon2'), 'verify');
  expect(messages(await signIn(visitor(house), 'niemand', password))).toEqual(wrong);
  expect(messages(await signIn(visitor(house), 'mia', 'topfengolatsche'))).toEqual(wrong);
  const [unknown, known] = compared.mock.calls.map(([hash]) => hash.split('$').slice(0, 4));
  expect(compared).toHaveBeenCalledTimes(2);
  expect(unknown).toEqual(known);
  compared.mockRestore();
});

test('whoever signs in gets a new session, and the old one of this browser ends', async () => {
  const browser = visitor(house);
  browser.take('session=ausgedacht');
  await signIn(browser, 'mia', password);
  const first = browser.cookie()!;
  expect(first).not.toBe('session=ausgedacht');
  await signIn(browser, 'mia', password);
  expect(browser.cookie()).not.toBe(first);
  const earlier = visitor(house);
  earlier.take(first);
  expect(await earlier.ask('{ me { id } }')).toEqual({ data: { me: null } });
});

test('only a hash of the session is kept, with where it is', async () => {
  const browser = visitor(house, { 'user-agent': 'x'.repeat(300) });
  await signIn(browser, 'mia', password);
  const kept: { id: string; address: string; agent: string }[] = await house.app.services.database.query('select * from session');
  const [, token] = browser.cookie()!.split('=');
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept.find(({ agent }) => agent === 'x'.repeat(200))).toMatchObject({ address: '127.0.0.1' });
});

test('signing out ends the session and takes the cookie back', async () => {
  const browser = visitor(house);
  await signIn(browser, 'mia', password);
  const copy = visitor(house);
  copy.take(browser.cookie()!);
  expect(await browser.ask('mutation { logout }')).toEqual({ data: { logout: true }, extensions });
  expect(browser.cookie()).toBeUndefined();
  expect(await copy.ask('{ me { id } }')).toEqual({ data: { me: null } });
  expect(await browser.ask('mutation { logout }')).toEqual({ data: { logout: true } });
});

test('a session lasts twelve hours from when it was last seen', async () => {
  const browser = visitor(house);
  await signIn(browser, 'mia', password);
  const me = async () => ((await browser.ask('{ me { id } }')) as { data: { me: object | null } }).data.me;
  clock.now = new Date('2026-11-16T18:00:00Z');
  expect(await me()).toEqual({ id: mia });
  clock.now = new Date('2026-11-17T05:59:59Z');
  expect(await me()).toEqual({ id: mia });
  clock.now = new Date('2026-11-17T17:59:59Z');
  expect(await me()).toBeNull();
});

test('two people cannot have one name in two spellings', async () => {
  const { status, body } = await house.rest('ROLE_ADMIN', 'POST', '/users', { ...someone, username: 'MIA', email: 'zwei@shop.example' });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: [{ field: 'username', code: 'NOT_UNIQUE', message: 'Dieser Wert wird bereits verwendet.' }],
  });
});
