import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

const query = `query ($input: PriceCartInput!) { priceCart(input: $input) {
  lines { unitPrice gross net tax } pricing { totalGross deliveryGross isApproximate } isPriceMissing isMinimumReached missingAmount issues { message field code }
} }`;
const priceCart = (change: object = {}) =>
  app.graphql(undefined, query, {
    input: { branch: 'markt', deliveryType: 'takeaway', items: [{ product: shop.roll, amount: 2 }], ...change },
  });
const countOrders = async () => (await app.rest(shop.employee, 'GET', '/orders?limit=1')).body.meta.total;

test('returns the prices that an order of the cart has, and stores nothing', async () => {
  const before = await countOrders();
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
  const { data } = await priceCart({ items });
  expect(data.priceCart).toMatchObject({
    lines: [
      { unitPrice: 0.55, gross: 1.65, tax: 4.9 },
      { unitPrice: 43.5, gross: 43.5 },
    ],
    issues: [],
  });
  expect(await countOrders()).toBe(before);
  const { id } = await shop.placeOrder({ items });
  const { body } = await app.rest(shop.employee, 'GET', `/orders/${id}`);
  expect(data.priceCart.pricing.totalGross).toBe(body.data.totalGross);
});

test('returns the issues of a cart together with its prices', async () => {
  const closed = await priceCart({ appointmentDate: '2026-11-16T22:00:00Z' });
  expect(closed.data.priceCart).toMatchObject({ pricing: { totalGross: 1.1 }, issues: [{ field: 'appointmentDate', code: 'INVALID' }] });
  const changedPrice = await priceCart({ items: [{ product: shop.roll, amount: 2, shownGross: 1 }] });
  expect(changedPrice.data.priceCart.issues).toEqual([
    { field: 'items.0.shownGross', code: 'PRICE_CHANGED', message: 'Der Preis von Semmel hat sich geändert.' },
  ]);
  const invalidCart = await priceCart({
    items: [
      { product: unknownId, amount: 2 },
      { product: shop.cake, amount: 1 },
    ],
    deliveryArea: 'Mond',
  });
  expect(invalidCart.data.priceCart).toMatchObject({ lines: [], pricing: null });
  expect(invalidCart.data.priceCart.issues.map(({ field }: { field: string }) => field)).toEqual([
    'deliveryArea',
    'items.0.product',
    'items.1.parts.Größe',
  ]);
});

test.each([
  [{ branch: 'nirgends' }, 'branch'],
  [{ items: [{ product: 'x', amount: 1 }] }, 'items.0.product'],
  [{ items: [{ product: unknownId, amount: 1e-12 }] }, 'items.0.amount'],
  [{ items: Array.from({ length: 201 }, () => ({ product: unknownId, amount: 1 })) }, 'items'],
])('rejects the malformed cart %j', async (change, field) => {
  const { errors } = await priceCart(change);
  expect(errors?.[0].extensions).toMatchObject({ code: 'INVALID', errors: [{ field }] });
});
