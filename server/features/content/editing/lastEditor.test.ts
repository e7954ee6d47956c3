import { countStatements } from '../../../testing/app/statements';
import { useTestApp, type Token } from '../../../testing/app/testApp';

const testApp = useTestApp();

const listEditors = async (token?: Token) =>
  (await testApp.graphql(token, '{ sites { items { path lastEditor } } }')).data.sites.items as {
    path: string;
    lastEditor: string | null;
  }[];

test('says who changed a page last, to those who may change pages', async () => {
  const [changed] = [
    await testApp.make('site', { path: 'geaendert', isPublic: true }),
    await testApp.make('site', { path: 'unberuehrt', isPublic: true }),
  ];
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${changed}`, { title: 'Eins' });
  await testApp.rest('ROLE_EDITOR', 'PUT', `/sites/${changed}`, { title: 'Zwei' });
  const [log] = await testApp.app.services.database.query<{ who: string }[]>(
    `select who from log where record = $1 order by "createdAt" desc limit 1`,
    [changed],
  );
  const editors = Object.fromEntries((await listEditors('ROLE_EDITOR')).map(({ path, lastEditor }) => [path, lastEditor]));
  expect(editors).toEqual({ geaendert: log!.who, unberuehrt: 'ROLE_ADMIN' });
  expect(log!.who).toBeTruthy();
  for (const token of ['ROLE_EMPLOYEE', undefined] as const)
    expect((await listEditors(token)).map(({ lastEditor }) => lastEditor)).toEqual([null, null]);
});

test('needs as many statements for 600 pages as for two', async () => {
  const count = () => countStatements(testApp, () => listEditors('ROLE_EDITOR'));
  await count();
  const before = await count();
  await testApp.app.services.database.query(
    `insert into site (name, path, type, "hasDraft", "isPublic", "sortOrder", "showInSitemap")
     select 'Seite ' || number, 'viele-' || number, 'standard', false, true, 0, false from generate_series(1, 600) as number`,
  );
  const sites = await listEditors('ROLE_EDITOR');
  expect(sites).toHaveLength(602);
  expect(sites.find(({ path }) => path === 'viele-600')!.lastEditor).toBeNull();
  expect(await count()).toBe(before);
});
