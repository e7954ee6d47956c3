import { may, roles, type Role } from '../../../schema/access/roles';
import { collections, type CollectionName } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { isListed, isNaming, memberOf, type Field, type Fields } from '../../../schema/fields/field';
import { copyOf, leaves } from '../../../schema/fields/walk';
import { draftOf, drafted, namingOf, nowhere, textOf } from '../../../schema/testing/exampleRecords';
import { useHouse, type Token } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { fullDraft } from '../../testing/data/make';
import { statements } from '../../testing/app/statements';
import { allOf } from '../../testing/data/storeQuery';

const house = useHouse();
const admin = 'ROLE_ADMIN';
const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const stale = '2001-01-01T00:00:00.000Z';

const fieldsOf = (name: CollectionName): Fields => collections[name].fields;

/** A sound draft with the records it must name made for it. */
async function soundDraft(name: CollectionName): Promise<object> {
  const parents = namingOf(name, {}).map(async ([field, { to, ...rest }]) => {
    const id = await house.make(to as CollectionName);
    return [field, isListed({ to, ...rest } as Field) ? [id] : id];
  });
  return JSON.parse(JSON.stringify({ ...draftOf(name), ...Object.fromEntries(await Promise.all(parents)) })) as object;
}

type Request = [method: string, address: string, body?: object, headers?: object];

/** The five deeds, each through both doors: what was answered, or why not. */
function deeds(name: CollectionName, token: Token | undefined) {
  const path = `/${pathOf(collections[name])}`;
  const shown = `{ id ${textOf(name).name} }`;
  const Name = capital(name);
  async function both(deed: string, question: string, variables: object, [method, address, body, headers]: Request) {
    const graphql = await house.graphql(token, question, variables);
    const answer = await rest(method, address, body, headers);
    return {
      graphql: graphql.errors ? graphql.errors[0].extensions.errors : graphql.data[deed],
      rest: answer.body.errors ?? answer.body.data,
      status: answer.status,
    };
  }
  const rest = (method: string, address: string, body?: object, headers?: object) => house.rest(token, method, address, body, headers);
  return {
    get: (id: string) => both(name, `query ($id: ID!) { ${name}(id: $id) ${shown} }`, { id }, ['GET', `${path}/${id}`]),
    create: (draft: object) =>
      both(`create${Name}`, `mutation ($draft: ${Name}Draft!) { create${Name}(draft: $draft) ${shown} }`, { draft }, ['POST', path, draft]),
    update: (id: string, change: object, ifMatch?: string) =>
      both(
        `update${Name}`,
        `mutation ($id: ID!, $change: ${Name}Change!, $ifMatch: DateTimeISO) { update${Name}(id: $id, change: $change, ifMatch: $ifMatch) ${shown} }`,
        { id, change, ifMatch },
        ['PUT', `${path}/${id}`, change, ifMatch ? { 'if-match': ifMatch } : {}],
      ),
    delete: (id: string) => both(`delete${Name}`, `mutation ($id: ID!) { delete${Name}(id: $id) }`, { id }, ['DELETE', `${path}/${id}`]),
  };
}

describe.each(drafted)('%s', name => {
  const { name: text, isRequired } = textOf(name);
  // Of some collections everyone may change something: what is their own.
  const noEditor = (Object.keys(roles) as Role[]).find(role => !may([role], `${name}.update`)) ?? 'ROLE_EDITOR';
  const path = `/${pathOf(collections[name])}`;
  const change = () => ({ [text]: String(draftOf(name)[text] ?? 'anders') });

  test('an admin makes, reads, lists, changes and removes one', async () => {
    const draft = await soundDraft(name);
    const created = await house.rest(admin, 'POST', path, draft);
    expect(created).toMatchObject({ status: 201, body: { data: { [text]: draft[text as keyof typeof draft] ?? null } } });
    const { id } = created.body.data;
    const changed = change();
    expect((await deeds(name, admin).update(id, changed)).graphql).toEqual({ id, ...changed });
    const seen = await deeds(name, admin).get(id);
    expect(seen.graphql).toEqual({ id, ...changed });
    expect(seen.rest).toMatchObject({ id, ...changed });
    const { data } = await house.graphql(admin, `{ list: ${collections[name].plural}(limit: 500) { total items { id } } }`);
    expect(data.list.items).toContainEqual({ id });
    expect(data.list.total).toBe((await house.rest(admin, 'GET', `${path}?limit=500`)).body.meta.total);
    expect(await house.rest(admin, 'DELETE', `${path}/${id}`)).toEqual({ status: 200, body: { data: { id } } });
    expect((await deeds(name, admin).get(id)).status).toBe(404);
  });

  type Answer = { graphql: unknown; rest: unknown; status: number };
  type Case = [string, number, (id: string) => Promise<Answer>];
  test.each<Case>([
    ...(isRequired
      ? ([
          ['an empty text', 422, async () => deeds(name, admin).create({ ...(await soundDraft(name)), [text]: ' ' })],
          ['an empty text in a change', 422, id => deeds(name, admin).update(id, { [text]: '' })],
        ] satisfies Case[])
      : []),
    ['a change of what is not there', 404, () => deeds(name, admin).update(nowhere, change())],
    ['the removal of what is not there', 404, () => deeds(name, admin).delete(nowhere)],
    ['a change of what was changed meanwhile', 409, id => deeds(name, admin).update(id, change(), stale)],
    ['a stranger who makes one', 401, () => deeds(name, undefined).create(draftOf(name))],
    ['a stranger who changes one', 401, id => deeds(name, undefined).update(id, change())],
    ['a stranger who removes one', 401, id => deeds(name, undefined).delete(id)],
    ['somebody without the right who changes one', 403, id => deeds(name, noEditor).update(id, change())],
    ['somebody without the right who removes one', 403, id => deeds(name, noEditor).delete(id)],
  ])('both doors refuse alike: %s', async (_what, status, ask) => {
    const answer = await ask(await house.make(name));
    expect(answer.status).toBe(status);
    expect(answer.graphql).toEqual(answer.rest);
    expect(answer.rest).toEqual([{ message: expect.any(String), field: status === 422 ? text : null, code: expect.any(String) }]);
  });

  test('what it does not know is refused by both doors', async () => {
    const draft = { ...(await soundDraft(name)), [`${text}X`]: 'x' };
    const answer = await house.rest(admin, 'POST', path, draft);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: `${text}X`, message: 'Dieses Feld ist nicht bekannt.' }] } });
    const asked = await house.graphql(admin, `mutation ($draft: ${capital(name)}Draft!) { create${capital(name)}(draft: $draft) { id } }`, {
      draft,
    });
    expect(asked.errors?.[0]).toMatchObject({ message: 'Dieses Feld ist nicht bekannt.', extensions: { errors: [{ field: `${text}X` }] } });
  });

  test('a list of fifty takes as many statements as a list of two, through both doors', async () => {
    // An activity is of one person.
    const named = Object.entries(fieldsOf(name)).filter(([key, field]) => isNaming(field) && !field.isMade && key !== 'externalUser');
    const ids = new Map<string, string>();
    for (const [, field] of named)
      if (isNaming(field) && !ids.has(field.to)) ids.set(field.to, await house.make(field.to as CollectionName));
    const full = Object.fromEntries(
      named.map(([key, field]) => [key, isListed(field) ? [ids.get(field.to)] : ids.get((field as { to: string }).to)]),
    );
    const make = (size: number) => Promise.all(Array.from({ length: size }, () => house.make(name, full)));
    const question = `{ ${collections[name].plural}(limit: 100) { total items { ${allOf(name)} } } }`;
    const counted = async () => [
      await statements(house, () => house.graphql(admin, question)),
      await statements(house, () => house.rest(admin, 'GET', `${path}?limit=100`)),
    ];
    await make(2);
    const few = await counted();
    await make(48);
    expect(await counted()).toEqual(few);
    expect(Math.max(...few)).toBeLessThanOrEqual(2 + ids.size);
  });
});

/** What REST answers, in the words of GraphQL: options are members of an enum, and the blocks of a page name records by their ids. */
function inGraphql(fields: Fields, answer: Record<string, unknown>): object {
  const copy = copyOf(answer);
  const isOfBlocks = ([, { kind }]: [string, Field]): boolean => kind === 'blocks' || kind === 'blockPart';
  const inBlocks = Object.fromEntries(Object.entries(fields).filter(isOfBlocks));
  for (const { field, value, put } of leaves(inBlocks, copy)) {
    if (isNaming(field)) put(isListed(field) ? (value as { id: string }[]).map(({ id }) => id) : (value as { id: string }).id);
  }
  for (const { field, value, put } of leaves(fields, copy)) {
    if (field.kind === 'choice') put(memberOf(value as string));
    if (field.kind === 'choices') put((value as string[]).map(memberOf));
  }
  for (const [name, { kind }] of Object.entries(fields))
    if (kind === 'blocks') for (const entry of copy[name] as { type: string }[]) entry.type = memberOf(entry.type);
  return copy;
}

test.each([...drafted, 'image', 'upload', 'log', 'outboxMessage'] as const)('both doors answer the same of a %s', async name => {
  const isPlain = (drafted as string[]).includes(name);
  const { isMade, plural }: Collection = collections[name];
  if (name === 'outboxMessage') {
    await house.make('user', { email: 'nachricht@shop.example' });
    await house.rest(undefined, 'POST', '/login/link', { name: 'nachricht@shop.example' });
    await runJobs(house);
  } else if (!isMade) await house.make(name, isPlain ? await fullDraft(house.make, name) : {});
  const path = pathOf(collections[name]);
  const words = `createdAt updatedAt ${allOf(name, { isPrivate: true })}`;
  const { data } = await house.graphql(admin, `{ ${plural}(sort: "-createdAt", limit: 1) { items { ${words} } } }`);
  const [item] = data[plural].items;
  const one = await house.graphql(admin, `query ($id: ID!) { ${name}(id: $id) { ${words} } }`, { id: item.id });
  const list = await house.rest(admin, 'GET', `/${path}?sort=-createdAt&limit=1`);
  const { body } = await house.rest(admin, 'GET', `/${path}/${item.id}`);
  expect(inGraphql(fieldsOf(name), body.data)).toEqual(item);
  expect(list.body.data).toEqual([body.data]);
  expect(one.data[name]).toEqual(item);
});

const scoped = drafted.filter(name => 'scope' in collections[name]);

test.each(scoped)('a %s is changed by the staff of its own branches only', async name => {
  const { scope } = collections[name] as { scope: string };
  const path = pathOf(collections[name]);
  const [here, there] = [await house.make('branch'), await house.make('branch')];
  const scopeOf = (branch: string) => (scope === 'id' ? {} : { [scope]: isListed(fieldsOf(name)[scope]!) ? [branch] : branch });
  const own = scope === 'id' ? here : await house.make(name, scopeOf(here));
  const change = name === 'branch' ? { closedMessage: 'anders' } : { [textOf(name).name]: 'anders' };
  expect((await house.rest(`ROLE_MANAGER ${there}`, 'PUT', `/${path}/${own}`, change)).status).toBe(403);
  expect((await house.rest(`ROLE_MANAGER ${here}`, 'PUT', `/${path}/${own}`, change)).status).toBe(200);
  if (scope === 'id') return;
  expect((await house.rest(`ROLE_MANAGER ${here}`, 'PUT', `/${path}/${own}`, scopeOf(there))).status).toBe(403);
  expect((await house.rest(`ROLE_MANAGER ${here}`, 'POST', `/${path}`, { ...(await soundDraft(name)), ...scopeOf(there) })).status).toBe(
    403,
  );
  expect((await house.rest(`ROLE_MANAGER ${there}`, 'DELETE', `/${path}/${own}`)).status).toBe(403);
  expect((await house.rest(`ROLE_MANAGER ${here}`, 'DELETE', `/${path}/${own}`)).status).toBe(200);
});
