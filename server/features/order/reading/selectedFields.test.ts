/** A list that is read for few fields lacks columns of the others; each field must still have its value. */
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

/** Selects a field, and of an object all that is not an object itself. */
function select({ name, type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return name;
  const leaves = Object.values(named.getFields()).filter(field => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  return `${name} { ${leaves.map(leaf => leaf.name).join(' ')} }`;
}

const orderType = schema.getType('Order');
const selections = isObjectType(orderType) ? Object.values(orderType.getFields()).map(field => [field.name, select(field)] as const) : [];

const address = { street: 'Hauptstraße 1', zipCode: '4020', city: 'Linz', country: 'AT', companyName: 'Huber' };

/** Places an order and stores in it what an order for takeaway does not have. */
async function placeFullOrder(): Promise<void> {
  const { id } = await shop.placeOrder();
  const columns = Object.entries(address).map(([name, value]) => `"${name}" = '${value}'`);
  await app.app.services.database.query(`update "order" set ${columns.join()} where id = $1`, [id]);
}

async function listWith(selection: string): Promise<any> {
  const { data, errors } = await app.graphql(shop.employee, `{ orders(limit: 1) { items { ${selection} } } } `);
  expect(errors).toBeUndefined();
  return data.orders.items[0];
}

test('every field of an order has the same value alone and together with all others', async () => {
  await placeFullOrder();
  const all = await listWith(selections.map(([, selection]) => selection).join(' '));
  expect(all).toMatchObject({ ...address, pricing: expect.any(Object), status: 'WAITING_FOR_CONFIRMATION' });
  for (const [name, selection] of selections)
    expect({ name, value: (await listWith(selection))[name] }).toEqual({ name, value: all[name] });
});

test('finds fields in fragments and under other names', async () => {
  await placeFullOrder();
  const query = `query ($isShort: Boolean!) { page: orders(limit: 1) { ...Page } }
    fragment Page on OrderList { items { uid ... on Order { town: city } } items { ...Street @skip(if: $isShort) } }
    fragment Street on Order { street }`;
  const { data } = await app.graphql(shop.employee, query, { isShort: false });
  expect(data.page.items).toEqual([{ uid: expect.any(String), town: address.city, street: address.street }]);
});
