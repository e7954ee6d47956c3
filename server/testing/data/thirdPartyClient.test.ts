import { useTestApp } from '../app/testApp';
import { useTestShop } from './shop';
import { createOrder, listProducts } from './thirdPartyClient';

const testApp = useTestApp();
const shop = useTestShop(testApp);

test('reads the catalogue without a token and creates one order for a repeated request', async () => {
  const products = await listProducts(testApp.url);
  const roll = products.find(({ name }) => name === 'Semmel')!;
  const { body } = await testApp.rest('ROLE_ADMIN', 'POST', '/api-tokens', {
    name: 'App',
    scopes: ['orders:write'],
    branches: [shop.branch],
  });
  const input = { branch: 'markt', product: roll.id };
  const [first, second] = [
    await createOrder(testApp.url, body.data.secret, input),
    await createOrder(testApp.url, body.data.secret, input),
  ];
  expect(first).toMatch(/^[A-Z2-9]{8}$/);
  expect(second).toBe(first);
  await expect(createOrder(testApp.url, 'tok_falsch', input)).rejects.toThrow('Der Zugangsschlüssel ist ungültig.');
});
