import { useHouse } from './testing/house';

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

test('a page whose address is none is told as a page', async () => {
  const response = await fetch(`${house.address}/store/%`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Diese Seite gibt es nicht.');
});
