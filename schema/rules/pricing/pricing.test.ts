import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { cartCount } from '../product/quantity';
import { breakdownOf, deliveryFee, freeDeliveryHint, priceCart, priceLine, type Priced, type PricedItem } from './pricing';
import vectors from './pricing.vectors.json';
import type { Unit } from '../product/units';

interface VectorItem {
  price: string | null;
  amount: string;
  tax: Record<DeliveryMethod, string>;
  productUnit: string;
  model?: string;
  step?: string;
  unit?: string;
  alternative?: Record<string, string>;
  pricing?: string;
  mods?: string[][];
}

const roll: Priced = {
  type: 'configurable',
  price: 0.55,
  isPriceHidden: false,
  pricing: 'fixed',
  unit: 'piece',
  alternativeUnits: [],
  quantityStepSize: null,
  calculationModel: null,
  tax: 4.9,
  dineInTax: 10,
  takeawayTax: 4.9,
  config: { parts: [] },
};

function itemOf({
  price,
  amount,
  tax,
  productUnit,
  model,
  step,
  unit = productUnit,
  alternative,
  pricing,
  mods = [],
}: VectorItem): PricedItem {
  const ratio = alternative?.[unit];
  const options = mods.map(([modifier, value], index) => ({ name: `${index}`, modifier: modifier as 'add', value: Number(value) }));
  const product: Priced = {
    ...roll,
    price: price === null ? null : Number(price),
    pricing: (pricing ?? 'fixed') as 'fixed',
    unit: productUnit as Unit,
    alternativeUnits: unit === productUnit ? [] : [{ unit: unit as Unit, ratio: ratio ? Number(ratio) : null, calculationModel: null }],
    quantityStepSize: step ? Number(step) : null,
    calculationModel: (model ?? null) as 'perStep' | null,
    tax: Number(tax.delivery),
    dineInTax: Number(tax.dineIn),
    takeawayTax: Number(tax.takeaway),
    config: { parts: [{ name: 'Extras', type: 'multiselect', optional: true, options }] },
  };
  return { product, amount: Number(amount), unit: unit as Unit, parts: [{ name: 'Extras', value: options.map(({ name }) => name) }] };
}

test.each(vectors)('$no $name', ({ mode, area, items, expected }) => {
  const cart = (items as unknown as VectorItem[]).map(itemOf);
  const { cartCount: count, minimumReached, taxes, isApproximate, ...sums } = expected;
  const limits = area && {
    price: Number(area.price),
    tax: Number(area.tax),
    free: area.free,
    freeFromOrderValue: Number(area.freeFromOrderValue),
    minimumOrderValue: Number(area.minimumOrderValue),
  };
  const numbersOf = (texts: object) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]));

  const priced = priceCart(cart, mode as DeliveryMethod, limits);
  expect(priced).toMatchObject({ ...numbersOf(sums), isApproximate, isMinimumReached: minimumReached });
  expect(priced.taxes).toEqual(numbersOf(taxes));
  expect(cartCount(cart)).toBe(Number(count));
});

const area = { price: 4.9, tax: 20, free: false, freeFromOrderValue: 50, minimumOrderValue: 20 };

test.each([
  [50, 4.9, 50, 'at the value it still costs'],
  [50.01, 0, null, 'a cent above it is free'],
])('goods for %p: the fee is %p, %s', (gross, fee, hint, _reason) => {
  expect(deliveryFee(area, gross)).toBe(fee);
  expect(freeDeliveryHint(area, gross)).toBe(hint);
});

test.each([0, null])('an area free from %p is never free by value and promises nothing', freeFromOrderValue => {
  expect(deliveryFee({ ...area, freeFromOrderValue }, 1000)).toBe(4.9);
  expect(freeDeliveryHint({ ...area, freeFromOrderValue }, 10)).toBeNull();
});

test('what is missing to the minimum is told to the cent', () => {
  const cart = [{ product: roll, amount: 3, unit: 'piece' as const, parts: [] }];
  expect(priceCart(cart, 'delivery', area)).toMatchObject({ isMinimumReached: false, missing: 18.35 });
});

test('a hidden price counts as none', () => {
  const cart = [{ product: { ...roll, isPriceHidden: true }, amount: 3, unit: 'piece' as const, parts: [] }];
  expect(priceCart(cart, 'takeaway', null)).toMatchObject({
    gross: 0,
    isApproximate: true,
    isPriceMissing: true,
    lines: [{ unitPrice: null }],
  });
});

test('an alternative unit may have a way of its own to be charged', () => {
  const product = { ...roll, alternativeUnits: [{ unit: 'package' as const, ratio: 10, calculationModel: 'flat' as const }] };
  expect(priceLine({ product, amount: 3, unit: 'package' }, 4.5, 'takeaway').gross).toBe(4.5);
  expect(priceLine({ product, amount: 3, unit: 'piece' }, 4.5, 'takeaway').gross).toBe(13.5);
});

test('a dozen is twelfths of a dozen, exactly', () => {
  const product = { ...roll, unit: 'dozen' as const, alternativeUnits: [{ unit: 'piece' as const, ratio: null, calculationModel: null }] };
  expect(priceLine({ product, amount: 6, unit: 'piece' }, 5.01, 'takeaway').gross).toBe(2.51);
});

test('half cents go up where floats go down', () => {
  expect(priceLine({ product: roll, amount: 1, unit: 'piece' }, 1.005, 'takeaway').gross).toBe(1.01);
});

test('the column people read adds up', () => {
  const priced = { totalGross: 11.3, taxes: { '10': 0.5182, '20': 0.5667, '4.9': 0.1028 } };
  expect(breakdownOf(priced)).toEqual({
    net: 10.11,
    taxes: [
      { rate: 4.9, amount: 0.1 },
      { rate: 10, amount: 0.52 },
      { rate: 20, amount: 0.57 },
    ],
    gross: 11.3,
  });
});
