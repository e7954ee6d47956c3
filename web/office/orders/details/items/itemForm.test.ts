import type { BoardOrder } from '../../board/board';
import { isUnusualAmount, toItemInput, validateItemInput, pricePreview, toItemForm, type BoardItem } from './itemForm';

const cheese = {
  index: 1,
  name: 'Käse',
  amount: 1,
  unit: 'kilogram',
  unitPrice: 20,
  gross: 20,
  net: 18.1818,
  taxAmount: 1.8182,
  tax: 10,
  pricing: 'approximate',
  isPriceHidden: false,
  comment: null,
  isRemoved: false,
} as unknown as BoardItem;
const roll = { ...cheese, index: 0, amount: 2, unitPrice: 0.55, gross: 1.1, net: 1, taxAmount: 0.1 };
const product = {
  unit: 'kilogram',
  alternativeUnits: [],
  calculationModel: null,
  quantityStepSize: 0.1,
  pricing: 'approximate',
  tax: 10,
  dineInTax: 10,
  takeawayTax: 10,
} as const;
const sold = { unit: 'kilogram', product } as const;
const order = {
  items: [roll, cheese],
  deliveryType: 'takeaway',
  isQuotation: false,
  deliveryArea: null,
  pricing: { deliveryGross: 0 },
} as unknown as BoardOrder;

test.each([
  [{}, {}],
  [{ amount: '0,987' }, { amount: 0.987 }],
  [{ amount: '1.000,5' }, { amount: 1000.5 }],
  [{ amount: '0.5' }, { amount: 0.5 }],
  [{ amount: ',5' }, { amount: 0.5 }],
  [{ amount: '1e3' }, { amount: NaN }],
  [{ amount: '' }, { amount: null }],
  [{ price: '18' }, { price: 18 }],
  [{ comment: '  ' }, {}],
  [{ comment: ' reif ' }, { comment: 'reif' }],
])('converts the form %j to the input %j', (fields, input) =>
  expect(toItemInput({ ...toItemForm(cheese), ...fields }, cheese)).toEqual(input),
);

test('reports invalid and empty numbers before the request', () => {
  expect(validateItemInput({ amount: NaN }, sold)).toEqual({ amount: 'Dieser Wert muss eine Zahl sein.' });
  expect(validateItemInput({ amount: null, price: null }, sold)).toEqual({
    amount: 'Dieser Wert darf nicht leer sein.',
    price: 'Dieser Wert darf nicht leer sein.',
  });
  expect(validateItemInput({ amount: -1 }, sold)).toEqual({ amount: 'Dieser Wert muss zwischen 0 und 1.000.000 liegen.' });
  expect(validateItemInput({ amount: 0.987, comment: null }, sold)).toEqual({});
});

test.each([
  ['piece', null, 2.5, 'Dieser Wert muss eine ganze Zahl sein.'],
  ['piece', null, 0.001, 'Dieser Wert muss eine ganze Zahl sein.'],
  ['piece', 0.5, 2.5, undefined],
  ['piece', null, 3, undefined],
  ['kilogram', null, 0.987, undefined],
] as const)('takes whole amounts of what is counted: sold by %s in steps of %p, %p', (unit, quantityStepSize, amount, message) =>
  expect(validateItemInput({ amount }, { unit, product: { unit, alternativeUnits: [], quantityStepSize } })).toEqual(
    message ? { amount: message } : {},
  ),
);

test.each([
  [{ amount: 10 }, {}, false],
  [{ amount: 10.1 }, {}, true],
  [{ amount: 12 }, { amount: 2, orderedAmount: 1 }, true],
  [{ amount: 1200, unit: 'gram' as const }, {}, false],
  [{ price: 1 }, {}, false],
])('asks about more than ten times the ordered amount: %j of %j', (input, changes, expected) =>
  expect(isUnusualAmount(input, { ...cheese, ...changes })).toBe(expected),
);

test('calculates the same totals as the server', () => {
  expect(pricePreview(order, cheese, { input: { amount: 0.987 }, product })).toMatchObject({
    gross: 19.74,
    pricing: { totalGross: 20.84 },
  });
  expect(pricePreview(order, cheese, { input: { amount: 0 }, product })).toMatchObject({ gross: 0, pricing: { totalGross: 1.1 } });
  expect(pricePreview(order, cheese, { input: {}, product: undefined })).toMatchObject({ gross: 20, pricing: { totalGross: 21.1 } });
  expect(pricePreview(order, cheese, { input: { amount: NaN }, product })).toBeNull();
  expect(pricePreview(order, cheese, { input: { amount: 2 }, product: undefined })).toBeNull();
});
