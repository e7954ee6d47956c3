import { isDeepStrictEqual } from 'node:util';
import { can } from '../../../schema/access/permissions';
import { roles, type Role } from '../../../schema/access/roles';
import { collections, type CollectionName } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { isReferenceList, isReference, toGraphqlEnumValue, type Field, type Fields } from '../../../schema/fields/field';
import { clone, walkValues } from '../../../schema/fields/walk';
import {
  exampleInput,
  writableCollections,
  requiredReferences,
  unknownId,
  editableTextField,
} from '../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { completeInput } from '../../testing/data/make';
import { countStatements } from '../../testing/app/statements';
import { selectAllFields } from '../../testing/data/storeQuery';

const testApp = useTestApp();
const admin = 'ROLE_ADMIN';
const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const outdatedVersion = '2001-01-01T00:00:00.000Z';

const fieldsFor = (name: CollectionName): Fields => collections[name].fields;

/** Returns a valid input, and creates the records that it must reference. */
async function createInput(name: CollectionName): Promise<object> {
  const parents = requiredReferences(name, {}).map(async ([field, { to, ...rest }]) => {
    const id = await testApp.make(to as CollectionName);
    return [field, isReferenceList({ to, ...rest } as Field) ? [id] : id];
  });
  return JSON.parse(JSON.stringify({ ...exampleInput(name), ...Object.fromEntries(await Promise.all(parents)) })) as object;
}

type Request = [method: string, address: string, body?: object, headers?: object];

/** The operations on one record through GraphQL and REST; each returns both results. */
function operationsFor(name: CollectionName, token: Token | undefined) {
  const path = `/${restPath(collections[name])}`;
  const selection = `{ id ${editableTextField(name).name} }`;
  const Name = capitalize(name);
  async function callBoth(fieldName: string, query: string, variables: object, [method, url, body, headers]: Request) {
    const graphql = await testApp.graphql(token, query, variables);
    const response = await rest(method, url, body, headers);
    return {
      graphql: graphql.errors ? graphql.errors[0].extensions.errors : graphql.data[fieldName],
      rest: response.body.errors ?? response.body.data,
      status: response.status,
    };
  }
  const rest = (method: string, url: string, body?: object, headers?: object) => testApp.rest(token, method, url, body, headers);
  return {
    get: (id: string) => callBoth(name, `query ($id: ID!) { ${name}(id: $id) ${selection} }`, { id }, ['GET', `${path}/${id}`]),
    create: (input: object) =>
      callBoth(`create${Name}`, `mutation ($input: Create${Name}Input!) { create${Name}(input: $input) ${selection} }`, { input }, [
        'POST',
        path,
        input,
      ]),
    update: (id: string, input: object, ifMatch?: string) =>
      callBoth(
        `update${Name}`,
        `mutation ($id: ID!, $input: Update${Name}Input!, $ifMatch: DateTimeISO) { update${Name}(id: $id, input: $input, ifMatch: $ifMatch) ${selection} }`,
        { id, input: input, ifMatch },
        ['PUT', `${path}/${id}`, input, ifMatch ? { 'if-match': ifMatch } : {}],
      ),
    delete: (id: string) =>
      callBoth(`delete${Name}`, `mutation ($id: ID!) { delete${Name}(id: $id) }`, { id }, ['DELETE', `${path}/${id}`]),
  };
}

describe.each(writableCollections)('%s', name => {
  const { name: text, isRequired } = editableTextField(name);
  // Of some collections every role may update its own records.
  const roleWithoutUpdate = (Object.keys(roles) as Role[]).find(role => !can([role], `${name}.update`)) ?? 'ROLE_EDITOR';
  const path = `/${restPath(collections[name])}`;
  const createChange = () => ({ [text]: String(exampleInput(name)[text] ?? 'anders') });

  test('lets an admin create, get, list, update and delete a record', async () => {
    const input = await createInput(name);
    const created = await testApp.rest(admin, 'POST', path, input);
    expect(created).toMatchObject({ status: 201, body: { data: { [text]: input[text as keyof typeof input] ?? null } } });
    const { id } = created.body.data;
    const change = createChange();
    expect((await operationsFor(name, admin).update(id, change)).graphql).toEqual({ id, ...change });
    const result = await operationsFor(name, admin).get(id);
    expect(result.graphql).toEqual({ id, ...change });
    expect(result.rest).toMatchObject({ id, ...change });
    const { data } = await testApp.graphql(admin, `{ list: ${collections[name].plural}(limit: 500) { total items { id } } }`);
    expect(data.list.items).toContainEqual({ id });
    expect(data.list.total).toBe((await testApp.rest(admin, 'GET', `${path}?limit=500`)).body.meta.total);
    expect(await testApp.rest(admin, 'DELETE', `${path}/${id}`)).toEqual({ status: 200, body: { data: { id } } });
    expect((await operationsFor(name, admin).get(id)).status).toBe(404);
  });

  type BothResults = { graphql: unknown; rest: unknown; status: number };
  type Case = [string, number, (id: string) => Promise<BothResults>];
  test.each<Case>([
    ...(isRequired
      ? ([
          ['create with an empty text', 422, async () => operationsFor(name, admin).create({ ...(await createInput(name)), [text]: ' ' })],
          ['update with an empty text', 422, id => operationsFor(name, admin).update(id, { [text]: '' })],
        ] satisfies Case[])
      : []),
    ['update of a missing record', 404, () => operationsFor(name, admin).update(unknownId, createChange())],
    ['delete of a missing record', 404, () => operationsFor(name, admin).delete(unknownId)],
    ['update of an outdated version', 409, id => operationsFor(name, admin).update(id, createChange(), outdatedVersion)],
    ['create by an anonymous client', 401, () => operationsFor(name, undefined).create(exampleInput(name))],
    ['update by an anonymous client', 401, id => operationsFor(name, undefined).update(id, createChange())],
    ['delete by an anonymous client', 401, id => operationsFor(name, undefined).delete(id)],
    ['update without permission', 403, id => operationsFor(name, roleWithoutUpdate).update(id, createChange())],
    ['delete without permission', 403, id => operationsFor(name, roleWithoutUpdate).delete(id)],
  ])('GraphQL and REST return the same error: %s', async (_title, status, call) => {
    const response = await call(await testApp.make(name));
    expect(response.status).toBe(status);
    expect(response.graphql).toEqual(response.rest);
    expect(response.rest).toEqual([{ message: expect.any(String), field: status === 422 ? text : null, code: expect.any(String) }]);
  });

  test('rejects unknown fields in GraphQL and REST', async () => {
    const input = { ...(await createInput(name)), [`${text}X`]: 'x' };
    const restResponse = await testApp.rest(admin, 'POST', path, input);
    expect(restResponse).toMatchObject({
      status: 422,
      body: { errors: [{ field: `${text}X`, message: 'Dieses Feld ist nicht bekannt.' }] },
    });
    const graphqlResponse = await testApp.graphql(
      admin,
      `mutation ($input: Create${capitalize(name)}Input!) { create${capitalize(name)}(input: $input) { id } }`,
      {
        input,
      },
    );
    expect(graphqlResponse.errors?.[0]).toMatchObject({
      message: 'Dieses Feld ist nicht bekannt.',
      extensions: { errors: [{ field: `${text}X` }] },
    });
  });

  test('lists fifty records with as many statements as two, in GraphQL and REST', async () => {
    // A working activity has either a user or an external user.
    const references = Object.entries(fieldsFor(name)).filter(
      ([key, field]) => isReference(field) && !field.readOnly && key !== 'externalUser',
    );
    const ids = new Map<string, string>();
    for (const [, field] of references)
      if (isReference(field) && !ids.has(field.to)) ids.set(field.to, await testApp.make(field.to as CollectionName));
    const values = Object.fromEntries(
      references.map(([key, field]) => [key, isReferenceList(field) ? [ids.get(field.to)] : ids.get((field as { to: string }).to)]),
    );
    const make = (size: number) => Promise.all(Array.from({ length: size }, () => testApp.make(name, values)));
    const query = `{ ${collections[name].plural}(limit: 100) { total items { ${selectAllFields(name)} } } }`;
    const countBoth = async () => [
      await countStatements(testApp, () => testApp.graphql(admin, query)),
      await countStatements(testApp, () => testApp.rest(admin, 'GET', `${path}?limit=100`)),
    ];
    await make(2);
    const counts = await countBoth();
    await make(48);
    expect(await countBoth()).toEqual(counts);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2 + ids.size);
  });
});

/** Converts a REST response to the GraphQL form: options become enum members, and references in blocks become ids. */
function toGraphql(fields: Fields, response: Record<string, unknown>): object {
  const copy = clone(response);
  const isBlockField = ([, { type }]: [string, Field]): boolean => type === 'blocks' || type === 'blockData';
  const blockFields = Object.fromEntries(Object.entries(fields).filter(isBlockField));
  for (const { field, value, set } of walkValues(blockFields, copy)) {
    if (isReference(field)) set(isReferenceList(field) ? (value as { id: string }[]).map(({ id }) => id) : (value as { id: string }).id);
  }
  for (const { field, value, set } of walkValues(fields, copy)) {
    if (field.type === 'select') set(toGraphqlEnumValue(value as string));
    if (field.type === 'multiSelect') set((value as string[]).map(toGraphqlEnumValue));
  }
  for (const [name, { type }] of Object.entries(fields))
    if (type === 'blocks') for (const block of copy[name] as { type: string }[]) block.type = toGraphqlEnumValue(block.type);
  return copy;
}

test.each([...writableCollections, 'image', 'upload', 'log', 'outboxMessage'] as const)(
  'returns the same %s from GraphQL and REST',
  async name => {
    const isWritable = (writableCollections as string[]).includes(name);
    const { readOnly, plural }: Collection = collections[name];
    if (name === 'outboxMessage') {
      await testApp.make('user', { email: 'nachricht@shop.example' });
      await testApp.rest(undefined, 'POST', '/login/link', { name: 'nachricht@shop.example' });
      await runJobs(testApp);
    } else if (!readOnly) await testApp.make(name, isWritable ? await completeInput(testApp.make, name) : {});
    const path = restPath(collections[name]);
    const access = 'viewerCanUpdate viewerCanDelete viewerEditableFields';
    const selection = `createdAt updatedAt ${access} ${selectAllFields(name, { includePrivate: true })}`;
    const { data } = await testApp.graphql(admin, `{ ${plural}(sort: "-createdAt", limit: 1) { items { ${selection} } } }`);
    const [item] = data[plural].items;
    const one = await testApp.graphql(admin, `query ($id: ID!) { ${name}(id: $id) { ${selection} } }`, { id: item.id });
    const list = await testApp.rest(admin, 'GET', `/${path}?sort=-createdAt&limit=1`);
    const { body } = await testApp.rest(admin, 'GET', `/${path}/${item.id}`);
    expect(toGraphql(fieldsFor(name), body.data)).toEqual(item);
    expect(list.body.data).toEqual([body.data]);
    expect(one.data[name]).toEqual(item);
    expect([item.viewerCanUpdate, item.viewerCanDelete]).toEqual([!readOnly, !readOnly]);
  },
);

test('returns what the URL of a referenced image needs', async () => {
  const image = await testApp.make('image', { alt: 'Mohnzelten' });
  const product = await testApp.make('product', { images: [image] });
  const { body } = await testApp.rest(admin, 'GET', `/products/${product}`);
  expect(body.data.images).toEqual([{ id: image, version: 1, extension: expect.any(String), alt: 'Mohnzelten' }]);
  await testApp.rest(admin, 'POST', '/config', { logo: image });
  const { data } = (await testApp.rest(undefined, 'GET', '/config')).body;
  expect(data.logo).toEqual(body.data.images[0]);
  await testApp.rest(admin, 'POST', '/config', { logo: null });
});

test('treats empty parameters of a list as none', async () => {
  const issues: unknown[] = [];
  for (const definition of Object.values<Collection>(collections)) {
    const path = `/${restPath(definition)}`;
    const names = [
      'page',
      'limit',
      'sort',
      'after',
      ...Object.keys(definition.filters ?? {}),
      ...(definition.searchFields ? ['search'] : []),
    ];
    const { body: expected } = await testApp.rest(admin, 'GET', path);
    for (const name of names.filter(name => name !== 'after' || definition.cursorPagination)) {
      const { status, body } = await testApp.rest(admin, 'GET', `${path}?${name}=`);
      if (status !== 200 || !isDeepStrictEqual(body, expected)) issues.push([path, name, status]);
    }
    const { errors } = await testApp.graphql(admin, `{ ${definition.plural}(sort: "") { total } }`);
    if (errors) issues.push([definition.plural, errors[0].message]);
  }
  expect(issues).toEqual([]);
});

test.each(['site', 'node'] as const)('creates a %s without a sort order', async name => {
  const { sortOrder: _, ...input } = (await createInput(name)) as Record<string, unknown>;
  const { status, body } = await testApp.rest(admin, 'POST', `/${restPath(collections[name])}`, input);
  expect([status, body.data?.sortOrder]).toEqual([201, 0]);
});

const branchCollections = writableCollections.filter(name => 'branchField' in collections[name]);

test.each(branchCollections)('lets only staff of its branches update a %s', async name => {
  const { branchField } = collections[name] as { branchField: string };
  const path = restPath(collections[name]);
  const [here, there] = [await testApp.make('branch'), await testApp.make('branch')];
  const branchValue = (branch: string) =>
    branchField === 'id' ? {} : { [branchField]: isReferenceList(fieldsFor(name)[branchField]!) ? [branch] : branch };
  const own = branchField === 'id' ? here : await testApp.make(name, branchValue(here));
  const input = name === 'branch' ? { closedMessage: 'anders' } : { [editableTextField(name).name]: 'anders' };
  expect((await testApp.rest(`ROLE_MANAGER ${there}`, 'PUT', `/${path}/${own}`, input)).status).toBe(403);
  expect((await testApp.rest(`ROLE_MANAGER ${here}`, 'PUT', `/${path}/${own}`, input)).status).toBe(200);
  if (branchField === 'id') return;
  expect((await testApp.rest(`ROLE_MANAGER ${here}`, 'PUT', `/${path}/${own}`, branchValue(there))).status).toBe(403);
  expect(
    (await testApp.rest(`ROLE_MANAGER ${here}`, 'POST', `/${path}`, { ...(await createInput(name)), ...branchValue(there) })).status,
  ).toBe(403);
  expect((await testApp.rest(`ROLE_MANAGER ${there}`, 'DELETE', `/${path}/${own}`)).status).toBe(403);
  expect((await testApp.rest(`ROLE_MANAGER ${here}`, 'DELETE', `/${path}/${own}`)).status).toBe(200);
});
