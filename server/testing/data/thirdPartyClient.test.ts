import { useHouse } from '../app/testApp';
import { useShop } from './shop';
import { orderTwo, readCatalogue } from './thirdPartyClient';

const house = useHouse();
const shop = useShop(house);

test('a program of others reads the catalogue without a token, and orders with one, once', async () => {
  const offers = await readCatalogue(house.address);
  const roll = offers.find(({ name }) => name === 'Semmel')!;
  const { body } = await house.rest('ROLE_ADMIN', 'POST', '/api-tokens', {
    name: 'App',
    scopes: ['orders:write'],
    branches: [shop.branch],
  });
  const wanted = { branch: 'markt', product: roll.id };
  const [first, again] = [await orderTwo(house.address, body.data.secret, wanted), await orderTwo(house.address, body.data.secret, wanted)];
  expect(first).toMatch(/^[A-Z2-9]{8}$/);
  expect(again).toBe(first);
  await expect(orderTwo(house.address, 'tok_falsch', wanted)).rejects.toThrow('Der Zugangsschlüssel ist ungültig.');
});
