import {
  addQuantity,
  canDecrease,
  canIncrease,
  cartCount,
  changeUnit,
  quantitySteps,
  validateQuantity,
  snapToStep,
  initialQuantity,
  parseQuantity,
  type OrderableByDefault,
} from './quantity';
import vectors from './units.vectors.json';
import type { Unit } from './units';

const toNumberOrNull = (text: string | null) => (text === null ? null : Number(text));

const bread: OrderableByDefault = {
  unit: 'kilogram',
  minimumQuantity: 0.25,
  maximumQuantity: 3,
  quantityStepSize: 0.25,
  defaultQuantity: 1.1,
  defaultUnit: null,
  alternativeUnits: [
    { unit: 'gram', ratio: null, minimumQuantity: 250, maximumQuantity: 3000, quantityStepSize: 50 },
    { unit: 'piece', ratio: 0.5, minimumQuantity: null, maximumQuantity: 12, quantityStepSize: null },
  ],
};

test.each(vectors.snapping)(
  "rounds '$input' from $minimum to $maximum by $step to $expected",
  ({ input, minimum, maximum, step, expected }) => {
    const limits = {
      minimumQuantity: toNumberOrNull(minimum),
      maximumQuantity: toNumberOrNull(maximum),
      quantityStepSize: toNumberOrNull(step),
    };
    const grid = quantitySteps({ unit: 'piece', alternativeUnits: [], ...limits }, 'piece');
    expect(snapToStep(grid, parseQuantity(input))).toBe(Number(expected));
  },
);

test.each([
  [0.25, 'kilogram', 'gram', 250],
  [1, 'kilogram', 'gram', 1000],
  [1000, 'gram', 'kilogram', 1],
  [300, 'gram', 'kilogram', 0.25],
  [1.25, 'kilogram', 'piece', 3],
  [12, 'piece', 'gram', 3000],
  [12, 'piece', 'kilogram', 3],
  [1, 'kilogram', 'liter', 0.25],
] as const)('converts %p %s to %s: %p', (amount, unit, to, expected) => {
  expect(changeUnit(bread, { amount, unit }, to)).toEqual({ amount: expected, unit: to });
});

test.each([',5', '.5', ' ,50 '])('parses %j as one half', input => expect(parseQuantity(input)).toBe(0.5));

test('trims spaces of the input', () => expect(parseQuantity(' 2,5 ')).toBe(2.5));

test('adds steps of a tenth exactly', () => {
  const grid = { minimum: 0.1, maximum: null, step: 0.1 };
  let amount = 0.1;
  for (let step = 0; step < 100; step++) amount = addQuantity(grid, amount, grid.step);
  expect(amount).toBe(10.1);
});

test.each([
  [0.25, false, true],
  [1, true, true],
  [3, true, false],
])('allows at %p to decrease: %p, to increase: %p', (amount, down, up) => {
  expect(canDecrease(quantitySteps(bread, 'kilogram'), amount)).toBe(down);
  expect(canIncrease(quantitySteps(bread, 'kilogram'), amount)).toBe(up);
});

test('stops at the last step below a maximum between two steps', () => {
  const grid = { minimum: 100, maximum: 950, step: 100 };
  expect(canIncrease(grid, 900)).toBe(false);
  expect(addQuantity(grid, 800, 400)).toBe(900);
});

test('starts with the default amount rounded to a step, in an available unit', () => {
  expect(initialQuantity(bread)).toEqual({ amount: 1, unit: 'kilogram' });
  expect(initialQuantity({ ...bread, defaultUnit: 'piece', defaultQuantity: null })).toEqual({ amount: 1, unit: 'piece' });
  expect(initialQuantity({ ...bread, defaultQuantity: null })).toEqual({ amount: 0.25, unit: 'kilogram' });
  expect(initialQuantity({ ...bread, defaultUnit: 'liter' })).toEqual({ amount: 1, unit: 'kilogram' });
});

test('counts pieces, pairs and persons in the badge and other items once', () => {
  const cart: { amount: number; unit: Unit }[] = [
    { amount: 3, unit: 'piece' },
    { amount: 500, unit: 'gram' },
    { amount: 0.1, unit: 'pair' },
    { amount: 0.2, unit: 'person' },
    { amount: 4, unit: 'package' },
  ];
  expect(cartCount(cart)).toBe(5.3);
});

test.each([
  [0.25, 'kilogram', []],
  [1.25, 'kilogram', []],
  [3, 'kilogram', []],
  [300, 'gram', []],
  [12, 'piece', []],
  [1, 'liter', [{ path: ['unit'], rule: 'invalidOption' }]],
  [0, 'kilogram', [{ path: ['amount'], rule: 'tooSmall', limit: 0.25 }]],
  [-1, 'kilogram', [{ path: ['amount'], rule: 'tooSmall', limit: 0.25 }]],
  [3.25, 'kilogram', [{ path: ['amount'], rule: 'tooLarge', limit: 3 }]],
  [1e308, 'kilogram', [{ path: ['amount'], rule: 'tooLarge', limit: 3 }]],
  [1.3, 'kilogram', [{ path: ['amount'], rule: 'stepMismatch', limit: 0.25 }]],
  [275, 'gram', [{ path: ['amount'], rule: 'stepMismatch', limit: 50 }]],
  [1.2501, 'kilogram', [{ path: ['amount'], rule: 'tooManyDecimals', limit: 3 }]],
  [1e-12, 'kilogram', [{ path: ['amount'], rule: 'tooManyDecimals', limit: 3 }]],
  [Number.NaN, 'kilogram', [{ path: ['amount'], rule: 'invalidNumber' }]],
] as const)('validates %p %s: %j', (amount, unit, issues) => {
  expect(validateQuantity(bread, { amount, unit })).toEqual(issues);
});

test('limits the amount of a product without its own limits', () => {
  const unlimitedProduct = { ...bread, minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
  expect(validateQuantity(unlimitedProduct, { amount: 9007199254740993, unit: 'kilogram' })).toEqual([
    { path: ['amount'], rule: 'tooLarge', limit: 1_000_000 },
  ]);
});
