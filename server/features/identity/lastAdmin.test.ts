import type { CookieClient } from '../../testing/app/cookieClient';
import { createCookieClient, signIn } from '../../testing/app/cookieClient';
import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp();
const password = 'butterkipferl';
const errors = [{ field: null, code: 'CONFLICT', message: 'Es muss mindestens ein aktiver Administrator bleiben.' }];

let number = 0;
async function makeAdmin(values: object = {}): Promise<{ id: string; browser: CookieClient }> {
  const username = `admin${number++}`;
  const id = await app.make('user', { username, email: `${username}@shop.example`, password, roles: ['ROLE_ADMIN'], ...values });
  const browser = createCookieClient(app);
  await signIn(browser, username, password);
  return { id, browser };
}

const users = async (): Promise<object[]> =>
  app.app.services.database.query('select id, roles, "isActive", "isLocked" from "user" order by id');

beforeEach(() => app.app.services.database.query('delete from "user"'));

const update = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';

test.each([
  ['demote', { roles: ['ROLE_MANAGER'] }],
  ['lock', { isLocked: true }],
  ['deactivate', { isActive: false }],
  ['expire', { accountExpiresAt: '2026-11-16T07:00:00.000Z' }],
  ['expire later', { accountExpiresAt: '2026-11-17T07:00:00.000Z' }],
])('does not let the last active admin %s themselves', async (_what, input) => {
  await makeAdmin({ isLocked: true });
  await makeAdmin({ isActive: false });
  await makeAdmin({ accountExpiresAt: '2026-11-15T07:00:00.000Z' });
  const { id, browser } = await makeAdmin();
  const before = await users();
  expect(await browser.rest('PUT', `/users/${id}`, input)).toEqual({ status: 409, body: { errors } });
  expect((await browser.graphql(update, { id, input })).errors[0].extensions.errors).toEqual(errors);
  expect(await users()).toEqual(before);
  expect((await browser.graphql('{ me { id } }')).data.me).toEqual({ id }); // the session continues

  await makeAdmin();
  expect((await browser.rest('PUT', `/users/${id}`, input)).status).toBe(200);
});

test('does not let the last active admin delete themselves', async () => {
  const { id, browser } = await makeAdmin();
  expect(await browser.rest('DELETE', `/users/${id}`)).toEqual({ status: 409, body: { errors } });
  const { errors: graphqlErrors } = await browser.graphql('mutation ($id: ID!) { deleteUser(id: $id) }', { id });
  expect(graphqlErrors[0].extensions.errors).toEqual(errors);
  expect((await browser.rest('PUT', `/users/${id}`, { firstName: 'Ada' })).status).toBe(200);
});

test.each(['PUT', 'DELETE'])('keeps one of two admins who %s each other at once', async method => {
  const [ada, leo] = [await makeAdmin(), await makeAdmin()];
  const body = method === 'PUT' ? { roles: ['ROLE_EMPLOYEE'] } : undefined;
  const responses = await Promise.all([
    ada.browser.rest(method, `/users/${leo.id}`, body),
    leo.browser.rest(method, `/users/${ada.id}`, body),
  ]);
  const [accepted, rejected] = responses.map(({ status }) => status).sort();
  expect(accepted).toBe(200);
  expect([401, 403, 409]).toContain(rejected); // a later request finds its own user already changed
  const admins = (await users()).filter(user => (user as { roles: string[] }).roles.includes('ROLE_ADMIN'));
  expect(admins).toHaveLength(1);
});
