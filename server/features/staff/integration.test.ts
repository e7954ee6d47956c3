import { useTestApp } from '../../testing/app/testApp';
import type { Json } from '../../testing/app/json';

const testApp = useTestApp();
const admin = 'ROLE_ADMIN';

async function createToken(scopes: string[], branches: string[] = []): Promise<string> {
  const mutation = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }`;
  const { data, errors } = await testApp.graphql(admin, mutation, { input: { name: 'Lohn', scopes, branches } });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApiToken.secret as string;
}

async function read(path: string) {
  const response = await fetch(`${testApp.url}/custom/api/${path}`);
  return { status: response.status, cache: response.headers.get('cache-control'), body: (await response.json()) as Json };
}

test('returns published schedules, users and departments of the branches of a token', async () => {
  const [here, there] = [await testApp.make('branch'), await testApp.make('branch')];
  const team = await testApp.make('department', { branch: here, name: 'Backstube' });
  await testApp.make('department', { branch: there });
  const user = await testApp.make('user', { branches: [here], departments: [team], username: 'paula', phone: '+43 664 1234567' });
  await testApp.make('user', { branches: [there] });
  const shift = { branch: here, user, from: '2026-11-23T05:00:00Z', to: '2026-11-23T13:00:00Z' };
  const published = await testApp.make('workingSchedule', { ...shift, isPublished: true });
  await testApp.make('workingSchedule', shift);
  await testApp.make('workingSchedule', { ...shift, branch: there, isPublished: true });

  const token = await createToken(['schedulesRead'], [here]);
  const users = await read(`working-schedules/${token}/users`);
  expect([users.status, users.cache]).toEqual([200, 'no-store']);
  expect(users.body.data).toMatchObject([{ id: user, username: 'paula', branches: [{ id: here }], departments: [{ name: 'Backstube' }] }]);
  expect(Object.keys(users.body.data[0]).sort()).toEqual(['branches', 'departments', 'firstName', 'id', 'lastName', 'username']);
  expect((await read(`working-schedules/${token}/all`)).body.data.map(({ id }: Json) => id)).toEqual([published]);
  expect((await read(`working-schedules/${token}/all?from=2026-11-24`)).body.data).toEqual([]);
  expect((await read(`departments/${token}/all`)).body.data).toMatchObject([
    { id: team, name: 'Backstube', users: [{ username: 'paula' }] },
  ]);
  const tokenForAll = await createToken(['schedulesRead']);
  expect((await read(`departments/${tokenForAll}/all`)).body.data).toHaveLength(2);
});

test('rejects a wrong token and a token without the scope with the same error', async () => {
  const otherToken = await createToken(['catalogRead']);
  for (const token of ['nonsense', otherToken]) {
    const { status, body } = await read(`working-schedules/${token}/all`);
    expect([status, body.errors]).toEqual([403, [{ message: 'Der Zugangsschlüssel ist ungültig.', field: null, code: 'FORBIDDEN' }]]);
  }
});
