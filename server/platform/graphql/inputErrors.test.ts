import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp();

const query =
  'mutation ($input: CreateTagInput!, $when: DateTimeISO) { createTag(input: $input) { id } confirmOrder(id: "x", appointment: $when) { id } }';
const order = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid } }';

test.each([
  [query, {}, 'input', 'Dieser Wert darf nicht leer sein.'],
  [query, { input: 3 }, 'input', 'Dieser Wert muss aus Feldern bestehen.'],
  [query, { input: {} }, 'name', 'Dieser Wert darf nicht leer sein.'],
  [query, { input: { name: 'x', role: 'admin' } }, 'role', 'Dieses Feld ist nicht bekannt.'],
  [query, { input: { name: 7 } }, 'name', 'Dieser Wert muss ein Text sein.'],
  [order, { input: { branch: 'x', deliveryType: 'x', items: [] } }, 'deliveryType', 'Bitte treffen Sie eine gültige Auswahl.'],
  [
    order,
    { input: { branch: 'x', deliveryType: 'takeaway', items: [{ product: 'x', amount: 'drei; at "all"' }] } },
    'items.0.amount',
    'Dieser Wert muss eine Zahl sein.',
  ],
  [
    order,
    { input: { branch: 'x', deliveryType: 'takeaway', items: [{ product: 'x', amount: 1 }, { product: 'x' }] } },
    'items.1.amount',
    'Dieser Wert darf nicht leer sein.',
  ],
  [
    order,
    { input: { branch: 'x', deliveryType: 'takeaway', items: { product: 'x' } } },
    'items.amount',
    'Dieser Wert darf nicht leer sein.',
  ],
  [order, { input: { branch: 'x', deliveryType: 'takeaway', items: [null] } }, 'items.0', 'Dieser Wert darf nicht leer sein.'],
  ['query ($on: Boolean!) { me @include(if: $on) { id } }', { on: 1 }, 'on', 'Dieser Wert muss ja oder nein sein.'],
  [query, { input: { name: 'x' }, when: 'morgen' }, 'when', 'Bitte geben Sie Datum und Uhrzeit gültig an.'],
])('reports a wrong variable by field in German: %s with %j', async (document, variables, field, message) => {
  const { status, errors } = await app.graphql('ROLE_ADMIN', document, variables);
  expect(status).toBe(400);
  expect(errors!.map(({ extensions }) => extensions.errors[0])).toContainEqual({ message, field, code: 'INVALID' });
  expect(JSON.stringify(errors)).not.toMatch(/Variable|Expected|cannot represent/);
});

test.each([
  ['mutation { createTag { id } }', 'input', 'Dieser Wert darf nicht leer sein.'],
  ['mutation { createTag(input: null) { id } }', 'input', 'Dieser Wert darf nicht leer sein.'],
  ['mutation { createTag(input: 3) { id } }', 'input', 'Dieser Wert muss aus Feldern bestehen.'],
  ['mutation { createTag(input: {}) { id } }', 'name', 'Dieser Wert darf nicht leer sein.'],
  ['mutation { createTag(input: { name: "x", role: admin }) { id } }', 'role', 'Dieses Feld ist nicht bekannt.'],
  ['mutation { createTag(input: { name: 7 }) { id } }', 'name', 'Dieser Wert muss ein Text sein.'],
  ['{ tags(limit: "x") { total } }', 'limit', 'Dieser Wert muss eine Zahl sein.'],
  ['{ tags(pages: 1) { total } }', 'pages', 'Dieses Feld ist nicht bekannt.'],
  ['query ($limit: Int = "x") { tags(limit: $limit) { total } }', 'limit', 'Dieser Wert muss eine Zahl sein.'],
  ['{ me(x: 1) { id } }', 'x', 'Dieses Feld ist nicht bekannt.'],
  ['{ me @include { id } }', 'if', 'Dieser Wert darf nicht leer sein.'],
  ['{ me @include(if: 1) { id } }', 'if', 'Dieser Wert muss ja oder nein sein.'],
  ['fragment F on Query { tags(limit: "x") { total } } { ...F }', 'limit', 'Dieser Wert muss eine Zahl sein.'],
  ['query ($x: String) { tags(limit: $x) { total } }', 'x', 'Bitte prüfen Sie Ihre Eingaben.'],
  ['mutation { createUser(input: { roles: [null] }) { id } }', 'roles.0', 'Dieser Wert darf nicht leer sein.'],
  ['{ branch(id: 1.5) { id } }', 'id', 'Dieser Wert muss ein Text sein.'],
  ['{ products(filter: { isEnabled: 1 }) { total } }', 'isEnabled', 'Dieser Wert muss ja oder nein sein.'],
  ['mutation { createUser(input: { roles: [ROLE_KING] }) { id } }', 'roles.0', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['{ orders(status: "x") { total } }', 'status', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['mutation { confirmOrder(id: "x", appointment: "morgen") { id } }', 'appointment', 'Bitte geben Sie Datum und Uhrzeit gültig an.'],
  [
    'mutation { createOrder(input: { branch: "x", items: [{ product: "x", amount: 1 }, { product: "x", amount: "3" }] }) { uid } }',
    'items.1.amount',
    'Dieser Wert muss eine Zahl sein.',
  ],
])('reports a wrong literal by field in German over HTTP and sockets: %s', async (query, field, message) => {
  const { status, errors } = await app.graphql(undefined, query);
  expect(status).toBe(400);
  expect(errors).toContainEqual({
    message,
    locations: expect.any(Array),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', errors: [{ message, field, code: 'INVALID' }] },
  });
  const socketErrors = await new Promise(done => app.socket().subscribe({ query }, { next() {}, complete() {}, error: done }));
  expect(socketErrors).toMatchObject([{ message: errors![0].message, extensions: { errors: errors![0].extensions.errors } }]);
});

test('reports every missing and unknown field of each object', async () => {
  const items = '[{ amount: 1, size: 2 }, { product: "x" }]';
  const literal = await app.graphql(undefined, `mutation { createOrder(input: { items: ${items} }) { uid } }`);
  const variable = await app.graphql(undefined, order, { input: { items: [{ amount: 1, size: 2 }, { product: 'x' }] } });
  for (const { errors } of [literal, variable])
    expect(errors!.map(({ extensions }) => extensions.errors[0].field).toSorted()).toEqual(
      expect.arrayContaining(['branch', 'deliveryType', 'items.0.product', 'items.0.size', 'items.1.amount']),
    );
});

test('names the missing argument of a field whose selection is missing too', async () => {
  const { errors } = await app.graphql('ROLE_EMPLOYEE', '{ branch }');
  expect(errors!.map(({ extensions }) => extensions.errors[0].field)).toEqual([null, 'id']);
});

test('reports a GraphQL syntax error in German with the original message', async () => {
  const { errors } = await app.graphql('ROLE_EMPLOYEE', '{ branches { totl } }');
  const message = 'Diese Abfrage ist fehlerhaft: Cannot query field "totl" on type "BranchList". Did you mean "total"?';
  expect(errors).toEqual([
    {
      message,
      locations: [{ line: 1, column: 14 }],
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', errors: [{ message, field: null, code: 'GRAPHQL_VALIDATION_FAILED' }] },
    },
  ]);
  expect(JSON.stringify((await app.graphql(undefined, '{ branches { totl } }')).errors)).not.toContain('Did you mean');
});

test('returns an HTML page for a malformed URL', async () => {
  const response = await fetch(`${app.url}/store/%`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Diese Seite gibt es nicht.');
});
