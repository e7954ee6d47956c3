import { isPassword } from '../features/identity/login/password';
import { User } from '../features/identity/user.entity';
import { createFirstAdmin, hasUsers } from './seed';
import { advisoryLocks } from '../platform/database/locks';
import { useAppInstance, useTestApp } from '../testing/app/testApp';

const app = useTestApp();
const hurriedApp = useAppInstance({ limits: { statementTimeout: 300 } });
const credentials = { email: 'chef@shop.example', password: 'butterkipferl' };

test('creates the first admin only once when several processes start together', async () => {
  expect(await hasUsers(app.app.services)).toBe(false);
  const results = await Promise.all(
    ['chef', 'other', 'third'].map(name => createFirstAdmin(app.app.services, { ...credentials, email: `${name}@shop.example` })),
  );
  expect(results.filter(Boolean)).toEqual([true]);
  expect(await hasUsers(app.app.services)).toBe(true);
  expect(await createFirstAdmin(app.app.services, credentials)).toBe(false);
  const users = await app.contextFor('ROLE_ADMIN').records(User).createQueryBuilder('u').addSelect('u.password').getMany();
  expect(users).toMatchObject([{ roles: ['ROLE_ADMIN'], isActive: true }]);
  expect(await isPassword(users[0]!.password!, credentials.password)).toBe(true);
  const loginMutation = 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { roles } }';
  const { data } = await app.graphql(undefined, loginMutation, { name: users[0]!.email, password: credentials.password });
  expect(data.login.roles).toContain('ROLE_ADMIN');
});

test('waits for another process that seeds for longer than a statement may take', async () => {
  const runner = app.app.services.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select pg_advisory_xact_lock($1)', [advisoryLocks.seed]);
  const created = createFirstAdmin(hurriedApp.app.services, credentials);
  await runner.query('select pg_sleep(1)');
  await runner.rollbackTransaction();
  await runner.release();
  expect(await created).toBe(false); // there are users already
});

test('rejects a short password without creating a user', async () => {
  await app.contextFor('ROLE_ADMIN').records(User).createQueryBuilder().delete().execute();
  await expect(createFirstAdmin(app.app.services, { ...credentials, password: 'kurz' })).rejects.toThrow();
  expect(await hasUsers(app.app.services)).toBe(false);
});
