import { useHouse } from '../../testing/app/testApp';

const house = useHouse();

const query =
  'mutation ($draft: TagDraft!, $when: DateTimeISO) { createTag(draft: $draft) { id } confirmOrder(id: "x", appointment: $when) { id } }';
const order = 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { uid } }';

test.each([
  [query, {}, 'draft', 'Dieser Wert darf nicht leer sein.'],
  [query, { draft: 3 }, 'draft', 'Dieser Wert muss aus Feldern bestehen.'],
  [query, { draft: {} }, 'name', 'Dieser Wert darf nicht leer sein.'],
  [query, { draft: { name: 'x', role: 'admin' } }, 'role', 'Dieses Feld ist nicht bekannt.'],
  [query, { draft: { name: 7 } }, 'name', 'Dieser Wert muss ein Text sein.'],
  [order, { draft: { branch: 'x', deliveryType: 'x', items: [] } }, 'deliveryType', 'Bitte treffen Sie eine gültige Auswahl.'],
  [
    order,
    { draft: { branch: 'x', deliveryType: 'takeaway', items: [{ product: 'x', amount: 'drei; at "all"' }] } },
    'items.0.amount',
    'Dieser Wert muss eine Zahl sein.',
  ],
])('%s with %j is told by field, in German', async (document, variables, field, message) => {
  const { status, errors } = await house.graphql('ROLE_ADMIN', document, variables);
  expect(status).toBe(400);
  expect(errors!.map(({ extensions }) => extensions.errors[0])).toContainEqual({ message, field, code: 'INVALID' });
  expect(JSON.stringify(errors)).not.toMatch(/Variable|Expected|cannot represent/);
});

test.each([
  ['mutation { createTag { id } }', 'draft', 'Dieser Wert darf nicht leer sein.'],
  ['mutation { createTag(draft: null) { id } }', 'draft', 'Dieser Wert darf nicht leer sein.'],
  ['mutation { createTag(draft: 3) { id } }', 'draft', 'Dieser Wert muss aus Feldern bestehen.'],
  ['mutation { createTag(draft: {}) { id } }', 'name', 'Dieser Wert darf nicht leer sein.'],
  ['mutation { createTag(draft: { name: "x", role: admin }) { id } }', 'role', 'Dieses Feld ist nicht bekannt.'],
  ['mutation { createTag(draft: { name: 7 }) { id } }', 'name', 'Dieser Wert muss ein Text sein.'],
  ['{ tags(limit: "x") { total } }', 'limit', 'Dieser Wert muss eine Zahl sein.'],
  ['{ tags(pages: 1) { total } }', 'pages', 'Dieses Feld ist nicht bekannt.'],
  ['query ($limit: Int = "x") { tags(limit: $limit) { total } }', 'limit', 'Dieser Wert muss eine Zahl sein.'],
  ['{ branch(id: 1.5) { id } }', 'id', 'Dieser Wert muss ein Text sein.'],
  ['{ products(filter: { isEnabled: 1 }) { total } }', 'isEnabled', 'Dieser Wert muss ja oder nein sein.'],
  ['mutation { createUser(draft: { roles: [ROLE_KING] }) { id } }', 'roles.0', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['{ orders(status: "x") { total } }', 'status', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['mutation { confirmOrder(id: "x", appointment: "morgen") { id } }', 'appointment', 'Bitte geben Sie Datum und Uhrzeit gültig an.'],
  [
    'mutation { createOrder(draft: { branch: "x", items: [{ product: "x", amount: 1 }, { product: "x", amount: "3" }] }) { uid } }',
    'items.1.amount',
    'Dieser Wert muss eine Zahl sein.',
  ],
])('%s is told by field, in German, and as a stranger hears it over a socket', async (query, field, message) => {
  const { status, errors } = await house.graphql(undefined, query);
  expect(status).toBe(400);
  expect(errors).toContainEqual({
    message,
    locations: expect.any(Array),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', errors: [{ message, field, code: 'INVALID' }] },
  });
  const told = await new Promise(refused => house.socket().subscribe({ query }, { next() {}, complete() {}, error: refused }));
  expect(told).toMatchObject([{ message: errors![0].message, extensions: { errors: errors![0].extensions.errors } }]);
});

test('what is wrong with the language of a question is told in German too, with what the language says', async () => {
  const { errors } = await house.graphql('ROLE_EMPLOYEE', '{ branches { totl } }');
  const message = 'Diese Abfrage ist fehlerhaft: Cannot query field "totl" on type "BranchPage". Did you mean "total"?';
  expect(errors).toEqual([
    {
      message,
      locations: [{ line: 1, column: 14 }],
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', errors: [{ message, field: null, code: 'GRAPHQL_VALIDATION_FAILED' }] },
    },
  ]);
  expect(JSON.stringify((await house.graphql(undefined, '{ branches { totl } }')).errors)).not.toContain('Did you mean');
});

test('a page whose address is none is told as a page', async () => {
  const response = await fetch(`${house.address}/store/%`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Diese Seite gibt es nicht.');
});
