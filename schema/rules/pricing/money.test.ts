import {
  basePriceOf,
  basePriceText,
  exactMoneyText,
  moneyText,
  priceText,
  rateText,
  roundedMoneyText,
  parseAmount,
  amountInputText,
  unitPriceText,
  type BasePriceProduct,
} from './money';

const withPlainSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test.each([
  [1234.5, '1.234,50 €'],
  [0, '0,00 €'],
  [1.005, '1,01 €'],
  [4.725, '4,73 €'],
  [-0.3, '-0,30 €'],
  [0.035, '0,04 €'],
])('formats %p as %s', (amount, text) => {
  expect(withPlainSpaces(moneyText(amount))).toBe(text);
});

test('separates number and currency by a non-breaking space', () => {
  expect(moneyText(1)).toBe('1,00\u00a0€');
  expect(withPlainSpaces(moneyText(1234.5, 'CHF'))).toBe('1.234,50 CHF');
  expect(withPlainSpaces(exactMoneyText(0.035))).toBe('0,035 €');
  expect(withPlainSpaces(rateText('4.9'))).toBe('4,9 %');
});

test.each([
  [9_999.99, '9.999,99 €'],
  [10_000, '10.000 €'],
  [133_028.6, '133.029 €'],
  [-10_000.4, '-10.000 €'],
])('shows %p at a glance as %s', (amount, text) => {
  expect(withPlainSpaces(roundedMoneyText(amount))).toBe(text);
});

test.each([
  [1.5, '1,50'],
  [0.035, '0,035'],
  [1000, '1000,00'],
  [1.2345, '1,2345'],
])('formats %p as %s for an input and parses it back', (amount, text) => {
  expect(amountInputText(amount)).toBe(text);
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['1.05', 1.05],
  [' 3 ', 3],
  ['1.234,50 €', 1234.5],
  ['12.345.678,9', 12345678.9],
  ['1,234,5', null],
  ['-1', null],
  ['1e3', null],
  ['1,23456', null],
  ['', null],
  ['€', null],
])('parses %j as %p', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['fixed', '6,40 €'],
  ['approximate', 'ca. 6,40 €'],
  ['minimum', 'ab 6,40 €'],
] as const)('formats a %s price as %s', (pricing, text) => {
  expect(withPlainSpaces(priceText(6.4, pricing))).toBe(text);
});

const product: BasePriceProduct = {
  price: 2.4,
  isPriceHidden: false,
  pricing: 'fixed',
  unit: 'piece',
  calculationModel: 'perUnit',
  quantityStepSize: null,
  netContent: null,
};

test.each<[Partial<BasePriceProduct>, string | null, string | null]>([
  [{}, '2,40 €', null],
  [{ unit: 'gram', calculationModel: 'perStep', quantityStepSize: 100 }, '2,40 € / 100 g', '24,00 € / kg'],
  [{ unit: 'gram', calculationModel: 'perStep' }, '2,40 € / g', '2.400,00 € / kg'],
  [{ unit: 'gram', quantityStepSize: 50 }, '2,40 € / g', '2.400,00 € / kg'],
  [{ unit: 'kilogram', price: 18.9, calculationModel: null }, '18,90 € / kg', null],
  [{ unit: 'gram', calculationModel: 'perStep', quantityStepSize: 1000 }, '2,40 € / 1.000 g', null],
  [{ unit: 'person', price: 8.9 }, '8,90 € pro Person', null],
  [{ unit: 'pair', price: 5.2 }, '5,20 € pro Paar', null],
  [{ unit: 'squareCentimetre', price: 0.035 }, '0,035 € / cm²', '350,00 € / m²'],
  [{ unit: 'decagram', price: 1.89, calculationModel: 'perStep', quantityStepSize: 10 }, '1,89 € / 10 dag', '18,90 € / kg'],
  [{ unit: 'milliliter', price: 2.1, calculationModel: 'perStep', quantityStepSize: 250 }, '2,10 € / 250 ml', '8,40 € / l'],
  [{ pricing: 'approximate', price: 6.2, netContent: { value: 1500, unit: 'gram' } }, 'ca. 6,20 €', 'ca. 4,13 € / kg'],
  [{ price: 6.2, netContent: { value: 1000, unit: 'gram' } }, '6,20 €', null],
  [{ price: 3.1, netContent: { value: 500, unit: 'gram' } }, '3,10 €', '6,20 € / kg'],
  [{ netContent: { value: 10, unit: 'piece' } }, '2,40 €', null],
  [{ unit: 'kilogram', calculationModel: 'flat' }, '2,40 €', null],
  [{ unit: 'gram', isPriceHidden: true }, null, null],
  [{ unit: 'gram', price: null }, null, null],
])('formats the price of %j as %s, the base price as %s', (change, price, base) => {
  expect(withPlainSpaces(unitPriceText({ ...product, ...change }))).toBe(price);
  expect(withPlainSpaces(basePriceText({ ...product, ...change }))).toBe(base);
});

test('rounds a base price to cents', () => {
  expect(basePriceOf({ ...product, price: 5.4, netContent: { value: 750, unit: 'gram' } })).toEqual({ amount: 7.2, unit: 'kilogram' });
  expect(basePriceOf({ ...product, price: 1, netContent: { value: 3, unit: 'deciliter' } })).toEqual({ amount: 3.33, unit: 'liter' });
});
