/** What it costs to read fifty records of a collection, and to find some: it must not grow with the number of records that are stored. */
import { fillTable, openHouse, type BenchHouse } from './benchApp';
import { measure, print, type Cost } from './measure';

const times = 100;
const page = 'total items { id updatedAt username email firstName lastName phone roles isActive branches { id name } avatar { id alt } }';

const questions: Readonly<Record<string, [question: string, variables: object]>> = {
  'fifty users with their branches': [`{ users(page: 1, limit: 50) { ${page} } }`, {}],
  'page twenty': [`{ users(page: 20, limit: 50) { ${page} } }`, {}],
  'fifty by name': [`{ users(page: 1, limit: 50, sort: "username") { ${page} } }`, {}],
  'fifty by name, backwards': [`{ users(page: 1, limit: 50, sort: "-username") { ${page} } }`, {}],
  'of one branch': [`query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`, { filter: { branch: '' } }],
  'search for one': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'person 4321@' } },
  ],
  'search for a name many have': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'huber' } },
  ],
  'search for two letters': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'hu' } },
  ],
  'search for what is nowhere': [
    `query ($filter: UserFilter) { users(page: 1, limit: 50, filter: $filter) { ${page} } }`,
    { filter: { search: 'xylophon' } },
  ],
};

// Every hundredth is called Huber, and every one works in one of the branches.
const fill = `
  with made as (
    insert into "user" (username, email, "firstName", "lastName", roles, "isActive", "isLocked")
    select 'person ' || place, 'person ' || place || '@shop.example', 'Vorname ' || md5(place::text), case when place % 100 = 0 then 'Huber' else md5((place * 7)::text) end,
      array['ROLE_EMPLOYEE'], true, false
    from generate_series(1, $1::int) as place
    returning id, username
  )
  insert into user_branches ("userId", "branchId", position)
  select made.id, branch.id, 0 from made, (select id, row_number() over () as number, count(*) over () as count from branch) as branch
  where abs(hashtext(made.username)) % branch.count + 1 = branch.number`;

async function costs(house: BenchHouse, branch: string, stored: string): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const [name, [question, { filter }]] of Object.entries(questions) as [string, [string, { filter?: object }]][]) {
    const variables = filter && 'branch' in filter ? { filter: { branch } } : { filter };
    const run = () => house.graphql(question, variables);
    await measure(house.watched, { name, times: times / 4, clients: 1, run });
    found.push(await measure(house.watched, { name: `${name}, ${stored} stored`, times, clients: 1, run }));
  }
  return found;
}

export async function benchCollection(): Promise<void> {
  const house = await openHouse();
  const branches: string[] = [];
  for (let number = 0; number < 20; number++) branches.push(await house.make('branch'));
  const fillTo = async (count: number) => {
    await house.database.query('delete from "user"');
    await fillTable(house, 'user', () => house.database.query(fill, [count]));
    await house.database.query('vacuum analyze user_branches');
  };
  await fillTo(1000);
  const few = await costs(house, branches[0]!, '1,000');
  await fillTo(100_000);
  print('Fifty records out of many', [...few, ...(await costs(house, branches[0]!, '100,000'))]);
  await house.stop();
}

if (require.main === module) void benchCollection();
