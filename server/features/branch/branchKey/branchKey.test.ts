import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

test('shows staff the masked keys of a branch in REST and GraphQL, and anonymous clients none', async () => {
  const { body } = await app.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/frontdesk`);
  const { key } = body.data;
  const manager: Token = `ROLE_MANAGER ${shop.branch}`;
  const masked = { frontdeskKey: `••••${key.slice(-4)}`, backofficeKey: null };
  const { body: forStaff } = await app.rest(manager, 'GET', `/branches/${shop.branch}`);
  expect(forStaff.data).toMatchObject(masked);
  const query = 'query ($id: ID!) { branch(id: $id) { frontdeskKey backofficeKey } }';
  expect((await app.graphql(manager, query, { id: shop.branch })).data.branch).toEqual(masked);

  const { body: forAnyone } = await app.rest(undefined, 'GET', `/branches/${shop.branch}`);
  expect(forAnyone.data).toMatchObject({ frontdeskKey: null, backofficeKey: null });
  expect((await app.graphql(undefined, query, { id: shop.branch })).data.branch).toEqual({ frontdeskKey: null, backofficeKey: null });
  const change = await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { frontdeskKey: 'x' });
  expect([change.status, change.body.errors[0].field]).toEqual([422, 'frontdeskKey']);
});
