import vectors from './units.vectors.json';
import { convert, quantityText, ratioOf, unitLabels, units, unitsOf, unitTypeLabels, type Unit } from './units';

test.each(vectors.units)('defines $key', ({ key, type, factor, singular, plural, abbreviation }) => {
  expect(units[key as Unit]).toEqual({ type, factor: Number(factor), singular, plural, abbreviation });
  expect(unitLabels[key as Unit]).toBe(singular);
});

test('defines no other units and labels every type', () => {
  expect(Object.keys(units)).toEqual(vectors.units.map(({ key }) => key));
  expect(Object.keys(unitTypeLabels)).toEqual([...new Set(vectors.units.map(({ type }) => type))]);
});

test.each(vectors.conversions)('converts $amount $from to $expected $to', ({ amount, from, to, expected }) => {
  expect(convert(Number(amount), from as Unit, to as Unit)).toBe(Number(expected));
});

test('returns null for different types', () => {
  expect(convert(1, 'cubicDecimetre', 'liter')).toBeNull();
});

const ham = {
  unit: 'kilogram' as const,
  alternativeUnits: [
    { unit: 'decagram' as const, ratio: null },
    { unit: 'piece' as const, ratio: 0.5 },
    { unit: 'liter' as const, ratio: null },
  ],
};

test.each([
  ['kilogram', [1n, 1n], 'uses 1 for its own unit'],
  ['decagram', [10n, 1000n], 'converts units of the same type'],
  ['piece', [5n, 10n], 'uses the ratio of the product'],
  ['liter', null, 'returns null without a ratio'],
  ['gram', null, 'returns null for a unit that is not sold'],
] as const)('returns the ratio in %s: %j, %s', (unit, ratio, _reason) => {
  expect(ratioOf(ham, unit)).toEqual(ratio);
  expect(unitsOf(ham)).toEqual(['kilogram', 'decagram', 'piece', 'liter']);
});

test.each([
  [2, 'pair', '2 Paar'],
  [1.5, 'kilogram', '1,5 kg'],
  [25, 'decagram', '25 dag'],
  [1, 'serving', '1 Portion'],
  [0.5, 'serving', '0,5 Portionen'],
  [0, 'person', '0 Personen'],
  [1200, 'squareCentimetre', '1.200 cm²'],
] as const)('formats %p %s as %s', (amount, unit, text) => {
  expect(quantityText(amount, unit)).toBe(text);
});
