import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { cartCount } from '../product/quantity';
import { breakdownOf, deliveryFee, freeDeliveryFrom, priceCart, priceLine, type PricedProduct, type PricedItem } from './pricing';
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

const roll: PricedProduct = {
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

function toPricedItem({
  price,
  amount,
  tax,
  productUnit,
  model,
  step,
  unit = productUnit,
  alternative,
  pricing,
  mods: modifiers = [],
}: VectorItem): PricedItem {
  const ratio = alternative?.[unit];
  const options = modifiers.map(([modifier, value], index) => ({ name: `${index}`, modifier: modifier as 'add', value: Number(value) }));
  const product: PricedProduct = {
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
  const cart = (items as unknown as VectorItem[]).map(toPricedItem);
  const { cartCount: count, minimumReached, taxes, isApproximate, ...totals } = expected;
  const pricedArea = area && {
    price: Number(area.price),
    tax: Number(area.tax),
    free: area.free,
    freeFromOrderValue: Number(area.freeFromOrderValue),
    minimumOrderValue: Number(area.minimumOrderValue),
  };
  const toNumbers = (texts: object) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]));

  const priced = priceCart(cart, mode as DeliveryMethod, pricedArea);
  expect(priced).toMatchObject({ ...toNumbers(totals), isApproximate, isMinimumReached: minimumReached });
  expect(priced.taxes).toEqual(toNumbers(taxes));
  expect(cartCount(cart)).toBe(Number(count));
});

const area = { price: 4.9, tax: 20, free: false, freeFromOrderValue: 50, minimumOrderValue: 20 };

test.each([
  [50, 4.9, 50, 'charges a fee at the limit'],
  [50.01, 0, null, 'charges nothing one cent above the limit'],
])('returns for goods of %p the fee %p, %s', (gross, fee, hint, _reason) => {
  expect(deliveryFee(area, gross)).toBe(fee);
  expect(freeDeliveryFrom(area, gross)).toBe(hint);
});

test.each([0, null])('never waives the fee with a limit of %p', freeFromOrderValue => {
  expect(deliveryFee({ ...area, freeFromOrderValue }, 1000)).toBe(4.9);
  expect(freeDeliveryFrom({ ...area, freeFromOrderValue }, 10)).toBeNull();
});

test('returns the missing amount in cents', () => {
  const cart = [{ product: roll, amount: 3, unit: 'piece' as const, parts: [] }];
  expect(priceCart(cart, 'delivery', area)).toMatchObject({ isMinimumReached: false, missingAmount: 18.35 });
});

test('treats a hidden price as missing', () => {
  const cart = [{ product: { ...roll, isPriceHidden: true }, amount: 3, unit: 'piece' as const, parts: [] }];
  expect(priceCart(cart, 'takeaway', null)).toMatchObject({
    gross: 0,
    isApproximate: true,
    isPriceMissing: true,
    lines: [{ unitPrice: null }],
  });
});

test('applies the calculation model of an alternative unit', () => {
  const product = { ...roll, alternativeUnits: [{ unit: 'package' as const, ratio: 10, calculationModel: 'flat' as const }] };
  expect(priceLine({ product, amount: 3, unit: 'package' }, 4.5, 'takeaway').gross).toBe(4.5);
  expect(priceLine({ product, amount: 3, unit: 'piece' }, 4.5, 'takeaway').gross).toBe(13.5);
});

test('converts pieces to dozens exactly', () => {
  const product = { ...roll, unit: 'dozen' as const, alternativeUnits: [{ unit: 'piece' as const, ratio: null, calculationModel: null }] };
  expect(priceLine({ product, amount: 6, unit: 'piece' }, 5.01, 'takeaway').gross).toBe(2.51);
});

test('rounds half cents up where floats round down', () => {
  expect(priceLine({ product: roll, amount: 1, unit: 'piece' }, 1.005, 'takeaway').gross).toBe(1.01);
});

test('returns a breakdown that adds up', () => {
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
