/**
 * Measures what it costs to read fifty records of a collection and to search it. The cost must not grow with the number of stored records.
 */
import { fillTable, startBenchApp, type BenchApp } from './benchApp';
import { measure, print, type Cost } from './measure';

const times = 100;
const page = 'total items { id updatedAt username email firstName lastName phone roles isActive branches { id name } avatar { id alt } }';

const queries: Readonly<Record<string, [query: string, variables: { filter?: object }]>> = {
  'fifty users with branches': [`{ users(page: 1, limit: 50) { ${page} } }`, {}],
  'page twenty': [`{ users(page: 20, limit: 50) { ${page} } }`, {}],
  'fifty sorted by name': [`{ users(page: 1, limit: 50, sort: "username") { ${page} } }`, {}],
  'fifty sorted by name, descending': [`{ users(page: 1, limit: 50, sort: "-username") { ${page} } }`, {}],
  'users of one branch': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { branch: '' } },
  ],
  'search that finds one': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'person 4321@' } },
  ],
  'search for a frequent name': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'huber' } },
  ],
  'search for two characters': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'hu' } },
  ],
  'search that finds nothing': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'xylophon' } },
  ],
};

// Every hundredth user has the name Huber, and every user works in one of the branches.
const fill = `
  with inserted as (
    insert into "user" (username, email, "firstName", "lastName", roles, "isActive", "isLocked")
    select 'person ' || number, 'person ' || number || '@shop.example', 'Vorname ' || md5(number::text), case when number % 100 = 0 then 'Huber' else md5((number * 7)::text) end,
      array['ROLE_EMPLOYEE'], true, false
    from generate_series(1, $1::int) as number
    returning id, username
  )
  insert into user_branches ("userId", "branchId", position)
  select inserted.id, branch.id, 0 from inserted, (select id, row_number() over () as number, count(*) over () as count from branch) as branch
  where abs(hashtext(inserted.username)) % branch.count + 1 = branch.number`;

async function measureQueries(app: BenchApp, branch: string, storedCount: string): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const [name, [query, { filter }]] of Object.entries(queries)) {
    const variables = filter && 'branch' in filter ? { filter: { branch } } : { filter };
    const run = () => app.graphql(query, variables);
    await measure(app.processes, { name, times: times / 4, clients: 1, run });
    costs.push(await measure(app.processes, { name: `${name}, ${storedCount} stored`, times, clients: 1, run }));
  }
  return costs;
}

export async function benchCollection(): Promise<void> {
  const app = await startBenchApp();
  const branches: string[] = [];
  for (let number = 0; number < 20; number++) branches.push(await app.make('branch'));
  const fillUsers = async (count: number) => {
    await app.database.query('delete from "user"');
    await fillTable(app, 'user', () => app.database.query(fill, [count]));
    await app.database.query('vacuum analyze user_branches');
  };
  await fillUsers(1000);
  const costsOfFew = await measureQueries(app, branches[0]!, '1,000');
  await fillUsers(100_000);
  print('Reading fifty of many records', [...costsOfFew, ...(await measureQueries(app, branches[0]!, '100,000'))]);
  await app.stop();
}

if (require.main === module) void benchCollection();
