import { collections, type CollectionName } from '../../../schema/collections';
import { pathOf } from '../../../schema/collections/collection';
import { isListed } from '../../../schema/fields/field';
import { draftOf, drafted, namingOf, nowhere, textOf } from '../../../schema/testing/exampleRecords';
import { useHouse, type Token } from '../../testing/app/testApp';
import { useShop } from '../../testing/data/shop';

const house = useHouse();
const shop = useShop(house);
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** What is refused, in the words of both doors. */
interface Question {
  rest: [method: string, path: string, body?: object];
  graphql: [query: string, variables: object];
}

type Deed = 'get' | 'create' | 'update' | 'delete';

function questionOf(name: CollectionName, deed: Deed, record: Record<string, unknown> & { id: string }): Question {
  const path = `/${pathOf(collections[name])}`;
  const { id, ...fields } = record;
  const type = capital(name);
  const questions: Record<Deed, Question> = {
    get: { rest: ['GET', `${path}/${id}`], graphql: [`query ($id: ID!) { it: ${name}(id: $id) { id } }`, { id }] },
    create: {
      rest: ['POST', path, fields],
      graphql: [`mutation ($draft: ${type}Draft!) { it: create${type}(draft: $draft) { id } }`, { draft: fields }],
    },
    update: {
      rest: ['PUT', `${path}/${id}`, fields],
      graphql: [
        `mutation ($id: ID!, $change: ${type}Change!) { it: update${type}(id: $id, change: $change) { id } }`,
        { id, change: fields },
      ],
    },
    delete: { rest: ['DELETE', `${path}/${id}`], graphql: [`mutation ($id: ID!) { it: delete${type}(id: $id) }`, { id }] },
  };
  return questions[deed];
}

/** Asks through both doors; the entries both answered with, which must be the same. */
async function refused(token: Token | undefined, { rest, graphql }: Question): Promise<{ code: string; field: string | null }[]> {
  const plain = await house.rest(token, ...rest);
  const answer = await house.graphql(token, ...graphql);
  expect(plain.body.errors).toEqual(answer.errors?.[0].extensions.errors);
  return plain.body.errors;
}

// Names records that are not there, where it must name some.
const soundDraft = (name: CollectionName): Record<string, unknown> =>
  draftOf(name, Object.fromEntries(namingOf(name, {}).map(([field, { ...naming }]) => [field, isListed(naming) ? [nowhere] : nowhere])));

describe.each(drafted)('both doors of %s refuse alike:', name => {
  test.each(['create', 'update', 'delete'] as const)('strangers may not %s', async deed => {
    const entries = await refused(undefined, questionOf(name, deed, { id: nowhere, ...(deed !== 'delete' && soundDraft(name)) }));
    expect(entries).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  test.each(['get', 'update', 'delete'] as const)('nobody may %s what is not there', async deed => {
    const entries = await refused('ROLE_ADMIN', questionOf(name, deed, { id: nowhere, ...(deed === 'update' && soundDraft(name)) }));
    expect(entries).not.toEqual([]);
    expect(entries.every(({ code }) => code === 'NOT_FOUND' || code === 'INVALID')).toBe(true);
  });

  test('what nobody sees has no place in a text', async () => {
    const field = textOf(name).name;
    const entries = await refused('ROLE_ADMIN', questionOf(name, 'update', { id: nowhere, [field]: 'Nuss\u0007' }));
    expect(entries).toMatchObject([{ field, message: expect.stringMatching(/^Dieser Wert enthält Steuerzeichen/) }]);
  });

  if (textOf(name).isRequired)
    test('an empty value where there must be one names its field', async () => {
      const field = textOf(name).name;
      const entries = await refused('ROLE_ADMIN', questionOf(name, 'update', { id: nowhere, [field]: '' }));
      expect(entries).toMatchObject([{ field, code: 'INVALID' }]);
    });
});

// Orders are no collection, but what is refused of them is refused alike.
describe('both doors of orders refuse alike:', () => {
  const order = (deed: Deed, { id = nowhere, ...fields }: Record<string, unknown> = {}): Question => {
    const questions: Record<Deed, Question> = {
      get: { rest: ['GET', `/orders/${id}`], graphql: ['query ($id: ID!) { it: order(id: $id) { id } }', { id }] },
      create: {
        rest: ['POST', '/orders', fields],
        graphql: ['mutation ($draft: OrderDraft!) { it: createOrder(draft: $draft) { uid } }', { draft: fields }],
      },
      update: {
        rest: ['PUT', `/orders/${id}`, fields],
        graphql: [
          'mutation ($id: ID!, $change: OrderChange!) { it: updateOrder(id: $id, change: $change) { id } }',
          { id, change: fields },
        ],
      },
      delete: { rest: ['DELETE', `/orders/${id}`], graphql: ['mutation ($id: ID!) { it: deleteOrder(id: $id) }', { id }] },
    };
    return questions[deed];
  };

  test.each(['get', 'update', 'delete'] as const)('strangers may not %s', async deed => {
    expect(await refused(undefined, order(deed, deed === 'update' ? { comment: 'Bitte schneiden' } : {}))).toMatchObject([
      { code: 'UNAUTHENTICATED' },
    ]);
  });

  test.each(['get', 'update', 'delete'] as const)('nobody may %s what is not there', async deed => {
    expect(await refused('ROLE_ADMIN', order(deed, deed === 'update' ? { comment: 'Bitte schneiden' } : {}))).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  test.each<[change: object, field: string]>([
    [{ items: [] }, 'items'],
    [{ items: [{ product: nowhere, amount: 1 }] }, 'items.0.product'],
    [{ firstName: '' }, 'firstName'],
    [{ email: 'anna' }, 'email'],
    [{ lastName: 'Berger\nBcc: alle' }, 'lastName'],
    [{ comment: 'Bitte\u202e schneiden' }, 'comment'],
    [{ branch: nowhere }, 'branch'],
    [{ customer: nowhere }, 'customer'],
    [{ appointmentDate: '2020-01-01T08:00:00Z' }, 'appointmentDate'],
    [{ legalInstructions: false }, 'legalInstructions'],
  ])('a stranger orders with %j', async (change, field) => {
    const entries = await refused(undefined, order('create', shop.draft(change)));
    expect(entries.map(entry => entry.field)).toContain(field);
  });

  test.each<[change: object, field: string]>([
    [{ customer: nowhere }, 'customer'],
    [{ email: 'anna' }, 'email'],
    [{ comment: 7 }, 'comment'],
  ])('staff changes one to %j', async (change, field) => {
    const { id } = await shop.place();
    expect(await refused(shop.counter, order('update', { id, ...change }))).toMatchObject([{ field, code: 'INVALID' }]);
  });

  test('an editor changes none, whatever to', async () => {
    const { id } = await shop.place();
    for (const change of [{ comment: 'Bitte schneiden' }, { email: 'anna' }, { customer: nowhere }])
      expect(await refused('ROLE_EDITOR', order('update', { id, ...change }))).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  test('what is not over may not be deleted', async () => {
    const { id } = await shop.place();
    expect(await refused('ROLE_ADMIN', order('delete', { id }))).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await refused(shop.counter, order('delete', { id }))).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});

const holders = [
  ['device', 'token', 'token'],
  ['digitalSignageDevice', 'token', 'token'],
  ['user', 'timeTrackingToken', 'time-tracking-token'],
] as const;

test.each(holders)('the token of a %s is shown once, and ever after its end', async (name, field, step) => {
  const branch = await house.make('branch');
  const id = await house.make(name, name === 'user' ? { branches: [branch] } : { branch });
  const path = `/${pathOf(collections[name])}/${id}`;
  const asked = `mutation ($id: ID!) { made: renew${capital(name)}${capital(field)}(id: $id) { id token } }`;
  const seen = async () => [
    (await house.rest('ROLE_ADMIN', 'GET', path)).body.data[field],
    (await house.graphql('ROLE_ADMIN', `{ ${name}(id: "${id}") { ${field} } }`)).data[name][field],
  ];
  expect(await seen()).toEqual([null, null]);
  const first = await house.rest(`ROLE_MANAGER ${branch}`, 'POST', `${path}/${step}`);
  expect(first).toMatchObject({ status: 201, body: { data: { id, token: expect.stringMatching(/^[\w-]{43}$/) } } });
  expect(await seen()).toEqual(Array(2).fill(`***${first.body.data.token.slice(-4)}`));
  const second = (await house.graphql('ROLE_ADMIN', asked, { id })).data.made.token as string;
  expect(await seen()).toEqual(Array(2).fill(`***${second.slice(-4)}`));

  const elsewhere = `ROLE_MANAGER ${await house.make('branch')}` as const;
  expect((await house.rest(elsewhere, 'POST', `${path}/${step}`)).status).toBe(403);
  expect((await house.rest(`ROLE_EMPLOYEE @${id}`, 'POST', `${path}/${step}`)).status).toBe(403);
  expect((await house.graphql(elsewhere, asked, { id })).errors?.[0].extensions.code).toBe('FORBIDDEN');
  const put = await house.rest('ROLE_ADMIN', 'PUT', path, { [field]: second });
  expect(put).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await house.rest('ROLE_ADMIN', 'PUT', path, { [`${field}Hash`]: 'x' })).status).toBe(422);

  const [told] = (await house.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data;
  expect(told.context).toEqual([{ name: field, before: '***', after: '***' }]);
  const [kept] = await house.app.services.database.query(
    `select (select count(*) from log where log::text like $1)::integer as logged, (select count(*) from "${name}" as kept where kept::text like $1)::integer as readable`,
    [`%${second}%`],
  );
  expect(kept).toEqual({ logged: 0, readable: 0 });
});

test('two who renew a token at once get two, and the later one holds', async () => {
  const id = await house.make('device');
  const answers = await Promise.all([1, 2, 3].map(() => house.rest('ROLE_ADMIN', 'POST', `/devices/${id}/token`)));
  const tokens = answers.map(({ body }) => body.data.token as string);
  expect(new Set(tokens).size).toBe(3);
  const { body } = await house.rest('ROLE_ADMIN', 'GET', `/devices/${id}`);
  expect(tokens.map(token => `***${token.slice(-4)}`)).toContain(body.data.token);
});

test('a screen is paired by a code of its own, which no log tells', async () => {
  const ids = [await house.make('digitalSignageDevice'), await house.make('digitalSignageDevice')];
  const read = async (id: string) =>
    (await house.rest('ROLE_ADMIN', 'GET', `/digital-signage-devices/${id}`)).body.data.pairingCode as string;
  const codes = await Promise.all(ids.map(read));
  expect(codes).toEqual([expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/)]);
  expect(codes[0]).not.toBe(codes[1]);
  const [told] = (await house.rest('ROLE_ADMIN', 'GET', `/logs?record=${ids[0]}`)).body.data;
  expect(told.context).toContainEqual({ name: 'pairingCode', before: null, after: '***' });
});

test('what an address does not know in its query is refused, whatever it is asked for', async () => {
  const id = await house.make('tag');
  const asked: [method: string, path: string, body?: object][] = [
    ['GET', `/tags/${id}`],
    ['GET', '/tags'],
    ['POST', '/tags', draftOf('tag')],
    ['PUT', `/tags/${id}`, { name: 'Nie' }],
    ['DELETE', `/tags/${id}`],
    ['GET', '/users/me'],
    ['GET', '/config'],
    ['GET', '/orders/current'],
  ];
  for (const [method, path, body] of asked)
    expect([path, await house.rest('ROLE_ADMIN', method, `${path}?nirgends=1`, body)]).toMatchObject([
      path,
      { status: 422, body: { errors: [{ field: 'nirgends', message: 'Dieses Feld ist nicht bekannt.' }] } },
    ]);
  expect((await house.rest('ROLE_ADMIN', 'GET', `/tags/${id}`)).status).toBe(200);
});

test.each([
  '/login',
  '/login/link',
  '/login/link/use',
  '/logout',
  '/order-form',
  '/orders',
  '/orders/public/A/b/questionnaire',
  '/uploads',
  '/tags',
])('a stranger who sends something to %s is told so before it is done', async path => {
  expect(await house.rest(undefined, 'POST', `${path}?nirgends=1`, {})).toEqual({
    status: 422,
    body: { errors: [{ field: 'nirgends', message: 'Dieses Feld ist nicht bekannt.', code: 'INVALID' }] },
  });
});

test('a stranger who may read nothing is told that first', async () => {
  expect((await house.rest(undefined, 'GET', '/users?nirgends=1')).status).toBe(401);
  expect((await house.rest(undefined, 'GET', '/tags?nirgends=1')).status).toBe(422);
});
