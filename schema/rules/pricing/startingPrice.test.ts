import { unitPrice, type PricedProduct } from './pricing';
import { startingPrice } from './startingPrice';

type Part = PricedProduct['config']['parts'][number];

const part = (name: string, effects: readonly [Part['options'][number]['modifier'], number][], changes: Partial<Part> = {}): Part => ({
  name,
  type: 'select',
  optional: false,
  options: effects.map(([modifier, value], index) => ({ name: `${index}`, modifier, value })),
  ...changes,
});

const productWith = (parts: Part[], changes: Partial<PricedProduct> = {}): PricedProduct => ({
  type: 'configurable',
  config: { parts },
  price: 4.2,
  isPriceHidden: false,
  pricing: 'fixed',
  calculationModel: null,
  unit: 'piece',
  quantityStepSize: null,
  alternativeUnits: [],
  tax: 10,
  dineInTax: 10,
  takeawayTax: 10,
  ...changes,
});

const sizes = part('Größe', [
  ['overwrite', 46],
  ['overwrite', 38],
]);
const milk = part('Milch', [
  ['add', 0],
  ['add', 0.3],
]);
const cup = part('Becher', [
  ['add', 1],
  ['subtract', 0.2],
]);

test.each<[string, PricedProduct, number | null, PricedProduct['pricing']]>([
  ['sizes', productWith([sizes]), 38, 'minimum'],
  ['surcharges', productWith([milk]), 4.2, 'minimum'],
  ['several choices', productWith([milk, cup]), 4, 'minimum'],
  ['a surcharge before a size', productWith([cup, sizes]), 37.8, 'minimum'],
  ['two sizes, of which the last counts', productWith([sizes, part('Form', [['overwrite', 40]])]), 40, 'minimum'],
  ['a discount above the price', productWith([part('x', [['subtract', 9]])]), 0, 'fixed'],
  [
    'the same surcharge for all',
    productWith([
      part('x', [
        ['add', 1],
        ['add', 1],
      ]),
    ]),
    5.2,
    'fixed',
  ],
  [
    'options without an effect',
    productWith([
      part('x', [
        ['add', 0],
        ['subtract', 0],
      ]),
    ]),
    4.2,
    'fixed',
  ],
  ['an optional choice', productWith([{ ...milk, optional: true }]), 4.2, 'fixed'],
  ['a text', productWith([part('x', [], { type: 'text' })]), 4.2, 'fixed'],
  ['a required choice without options', productWith([part('x', [])]), 4.2, 'fixed'],
  ['a simple product', productWith([sizes], { type: 'simple' }), 4.2, 'fixed'],
  ['an approximate price', productWith([sizes], { pricing: 'approximate' }), 38, 'approximate'],
  ['a product without a price', productWith([sizes], { price: null }), null, 'fixed'],
])('shows %s', (_, product, price, pricing) => {
  expect(startingPrice(product)).toMatchObject({ price, pricing });
});

test('finds the lowest of all combinations', () => {
  const parts = [
    cup,
    sizes,
    milk,
    part('Form', [
      ['add', 2],
      ['overwrite', 39.9],
      ['subtract', 0.5],
    ]),
  ];
  const product = productWith(parts);
  const combinations = parts.reduce<{ name: string; value: string[] }[][]>(
    (lists, { name, options }) => lists.flatMap(list => options.map(option => [...list, { name, value: [option.name] }])),
    [[]],
  );
  expect(startingPrice(product).price).toBe(Math.min(...combinations.map(answers => unitPrice(product, answers)!)));
});
