import {
  add,
  canDecrease,
  canIncrease,
  cartCount,
  changeUnit,
  gridOf,
  quantityFaults,
  snap,
  startQuantity,
  toQuantity,
  type OrderableByDefault,
} from './quantity';
import vectors from './units.vectors.json';
import type { Unit } from './units';

const numberOr = (text: string | null) => (text === null ? null : Number(text));

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
  "'$input' from $minimum to $maximum by $step becomes $expected",
  ({ input, minimum, maximum, step, expected }) => {
    const limits = { minimumQuantity: numberOr(minimum), maximumQuantity: numberOr(maximum), quantityStepSize: numberOr(step) };
    const grid = gridOf({ unit: 'piece', alternativeUnits: [], ...limits }, 'piece');
    expect(snap(grid, toQuantity(input))).toBe(Number(expected));
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
] as const)('%p %s become %s: %p', (amount, unit, to, expected) => {
  expect(changeUnit(bread, { amount, unit }, to)).toEqual({ amount: expected, unit: to });
});

test('what is typed may stand between blanks', () => expect(toQuantity(' 2,5 ')).toBe(2.5));

test('steps of a tenth do not drift', () => {
  const grid = { minimum: 0.1, maximum: null, step: 0.1 };
  let amount = 0.1;
  for (let step = 0; step < 100; step++) amount = add(grid, amount, grid.step);
  expect(amount).toBe(10.1);
});

test.each([
  [0.25, false, true],
  [1, true, true],
  [3, true, false],
])('at %p one can go down: %p, up: %p', (amount, down, up) => {
  expect(canDecrease(gridOf(bread, 'kilogram'), amount)).toBe(down);
  expect(canIncrease(gridOf(bread, 'kilogram'), amount)).toBe(up);
});

test('the last step up ends below a maximum off the grid', () => {
  const grid = { minimum: 100, maximum: 950, step: 100 };
  expect(canIncrease(grid, 900)).toBe(false);
  expect(add(grid, 800, 400)).toBe(900);
});

test('the start is the default amount on the grid, in a unit that is sold', () => {
  expect(startQuantity(bread)).toEqual({ amount: 1, unit: 'kilogram' });
  expect(startQuantity({ ...bread, defaultUnit: 'piece', defaultQuantity: null })).toEqual({ amount: 1, unit: 'piece' });
  expect(startQuantity({ ...bread, defaultQuantity: null })).toEqual({ amount: 0.25, unit: 'kilogram' });
  expect(startQuantity({ ...bread, defaultUnit: 'liter' })).toEqual({ amount: 1, unit: 'kilogram' });
});

test('the badge counts pieces, pairs and persons, and other lines once', () => {
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
  [1, 'liter', [{ path: ['unit'], rule: 'noChoice' }]],
  [0, 'kilogram', [{ path: ['amount'], rule: 'tooSmall', limit: 0.25 }]],
  [-1, 'kilogram', [{ path: ['amount'], rule: 'tooSmall', limit: 0.25 }]],
  [3.25, 'kilogram', [{ path: ['amount'], rule: 'tooLarge', limit: 3 }]],
  [1e308, 'kilogram', [{ path: ['amount'], rule: 'tooLarge', limit: 3 }]],
  [1.3, 'kilogram', [{ path: ['amount'], rule: 'wrongStep', limit: 0.25 }]],
  [275, 'gram', [{ path: ['amount'], rule: 'wrongStep', limit: 50 }]],
  [1.2501, 'kilogram', [{ path: ['amount'], rule: 'tooFine', limit: 3 }]],
  [1e-12, 'kilogram', [{ path: ['amount'], rule: 'tooFine', limit: 3 }]],
  [Number.NaN, 'kilogram', [{ path: ['amount'], rule: 'noNumber' }]],
] as const)('%p %s sent to the server: %j', (amount, unit, faults) => {
  expect(quantityFaults(bread, { amount, unit })).toEqual(faults);
});

test('without limits of its own a product still has a largest amount', () => {
  const free = { ...bread, minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
  expect(quantityFaults(free, { amount: 9007199254740993, unit: 'kilogram' })).toEqual([
    { path: ['amount'], rule: 'tooLarge', limit: 1_000_000 },
  ]);
});
