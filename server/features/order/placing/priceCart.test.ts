import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const shop = useShop(house);

const query = `query ($input: CartDraft!) { priceCart(input: $input) {
  lines { unitPrice gross net tax } pricing { totalGross deliveryGross isApproximate } isPriceMissing isMinimumReached missing faults { message field code }
} }`;
const price = (change: object = {}) =>
  house.graphql(undefined, query, {
    input: { branch: 'markt', deliveryType: 'takeaway', items: [{ product: shop.roll, amount: 2 }], ...change },
  });
const orders = async () => (await house.rest(shop.counter, 'GET', '/orders?limit=1')).body.meta.total;

test('a cart costs what an order of it will cost, and nothing is kept', async () => {
  const before = await orders();
  const items = [
    { product: shop.roll, amount: 3 },
    {
      product: shop.cake,
      amount: 1,
      parts: [
        { name: 'Größe', value: ['groß'] },
        { name: 'Dazu', value: ['Schlag'] },
      ],
    },
  ];
  const { data } = await price({ items });
  expect(data.priceCart).toMatchObject({
    lines: [
      { unitPrice: 0.55, gross: 1.65, tax: 4.9 },
      { unitPrice: 43.5, gross: 43.5 },
    ],
    faults: [],
  });
  expect(await orders()).toBe(before);
  const { id } = await shop.place({ items });
  const { body } = await house.rest(shop.counter, 'GET', `/orders/${id}`);
  expect(data.priceCart.pricing.totalGross).toBe(body.data.totalGross);
});

test('what keeps a cart from being sent is part of the answer, beside its prices', async () => {
  const closed = await price({ appointmentDate: '2026-11-16T22:00:00Z' });
  expect(closed.data.priceCart).toMatchObject({ pricing: { totalGross: 1.1 }, faults: [{ field: 'appointmentDate', code: 'INVALID' }] });
  const changed = await price({ items: [{ product: shop.roll, amount: 2, shownGross: 1 }] });
  expect(changed.data.priceCart.faults).toEqual([
    { field: 'items.0.shownGross', code: 'PRICE_CHANGED', message: 'Der Preis von Semmel hat sich geändert.' },
  ]);
  const wrong = await price({
    items: [
      { product: nowhere, amount: 2 },
      { product: shop.cake, amount: 1 },
    ],
    deliveryArea: 'Mond',
  });
  expect(wrong.data.priceCart).toMatchObject({ lines: [], pricing: null });
  expect(wrong.data.priceCart.faults.map(({ field }: { field: string }) => field)).toEqual([
    'deliveryArea',
    'items.0.product',
    'items.1.parts.Größe',
  ]);
});

test.each([
  [{ branch: 'nirgends' }, 'branch'],
  [{ items: [{ product: 'x', amount: 1 }] }, 'items.0.product'],
  [{ items: [{ product: nowhere, amount: 1e-12 }] }, 'items.0.amount'],
  [{ items: Array.from({ length: 201 }, () => ({ product: nowhere, amount: 1 })) }, 'items'],
])('what is no cart is refused: %j', async (change, field) => {
  const { errors } = await price(change);
  expect(errors?.[0].extensions).toMatchObject({ code: 'INVALID', errors: [{ field }] });
});
