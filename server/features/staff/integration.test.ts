import { useHouse } from '../../testing/app/testApp';

const house = useHouse();
const admin = 'ROLE_ADMIN';

async function tokenFor(scopes: string[], branches: string[] = []): Promise<string> {
  const question = `mutation ($draft: ApiTokenDraft!) { createApiToken(draft: $draft) { secret } }`;
  const { data, errors } = await house.graphql(admin, question, { draft: { name: 'Lohn', scopes, branches } });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApiToken.secret as string;
}

async function ask(path: string) {
  const response = await fetch(`${house.address}/custom/api/${path}`);
  return { status: response.status, cache: response.headers.get('cache-control'), body: (await response.json()) as any };
}

test('a token reads published schedules, people and teams of its branches', async () => {
  const [here, there] = [await house.make('branch'), await house.make('branch')];
  const team = await house.make('department', { branch: here, name: 'Backstube' });
  await house.make('department', { branch: there });
  const user = await house.make('user', { branches: [here], departments: [team], username: 'paula', phone: '+43 664 1234567' });
  await house.make('user', { branches: [there] });
  const shift = { branch: here, user, from: '2026-11-23T05:00:00Z', to: '2026-11-23T13:00:00Z' };
  const published = await house.make('workingSchedule', { ...shift, isPublished: true });
  await house.make('workingSchedule', shift);
  await house.make('workingSchedule', { ...shift, branch: there, isPublished: true });

  const token = await tokenFor(['schedulesRead'], [here]);
  const users = await ask(`working-schedules/${token}/users`);
  expect([users.status, users.cache]).toEqual([200, 'no-store']);
  expect(users.body.data).toMatchObject([{ id: user, username: 'paula', branches: [{ id: here }], departments: [{ name: 'Backstube' }] }]);
  expect(Object.keys(users.body.data[0]).sort()).toEqual(['branches', 'departments', 'firstName', 'id', 'lastName', 'username']);
  expect((await ask(`working-schedules/${token}/all`)).body.data.map(({ id }: any) => id)).toEqual([published]);
  expect((await ask(`working-schedules/${token}/all?from=2026-11-24`)).body.data).toEqual([]);
  expect((await ask(`departments/${token}/all`)).body.data).toMatchObject([
    { id: team, name: 'Backstube', users: [{ username: 'paula' }] },
  ]);
  const everywhere = await tokenFor(['schedulesRead']);
  expect((await ask(`departments/${everywhere}/all`)).body.data).toHaveLength(2);
});

test('a wrong token, and one for something else, are refused alike', async () => {
  const other = await tokenFor(['catalogRead']);
  for (const token of ['nonsense', other]) {
    const { status, body } = await ask(`working-schedules/${token}/all`);
    expect([status, body.errors]).toEqual([403, [{ message: 'Der Zugangsschlüssel ist ungültig.', field: null, code: 'FORBIDDEN' }]]);
  }
});
