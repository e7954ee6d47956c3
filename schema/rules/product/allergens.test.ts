import { canAvoid, type Allergen } from './allergens';

interface Choice {
  allergens: Allergen[];
  optional?: boolean;
  options?: Allergen[][];
}

const productWith = ({ allergens, optional = false, options = [] }: Choice) => ({
  allergens,
  type: 'configurable' as const,
  config: {
    parts: [
      {
        name: 'Milch',
        type: options.length ? ('select' as const) : ('text' as const),
        optional,
        options: options.map((contained, index) => ({ name: `${index}`, modifier: 'add' as const, value: 0, allergens: contained })),
      },
    ],
  },
});

describe('canAvoid', () => {
  test.each<[string, Choice, Allergen[], boolean]>([
    ['a product without the allergen', { allergens: ['A'] }, ['G'], true],
    ['a product with one of the allergens', { allergens: ['A'] }, ['G', 'A'], false],
    ['a required choice with an option without it', { allergens: [], options: [['G'], ['F']] }, ['G'], true],
    ['a required choice whose options each contain one', { allergens: [], options: [['G'], ['F']] }, ['G', 'F'], false],
    ['an optional choice', { allergens: [], optional: true, options: [['G']] }, ['G'], true],
    ['a required text', { allergens: [] }, ['G'], true],
  ])('decides on %s', (_, product, avoided, expected) => {
    expect(canAvoid(productWith(product), avoided)).toBe(expected);
  });

  test('ignores the parts of a simple product', () => {
    expect(canAvoid({ ...productWith({ allergens: [], options: [['G']] }), type: 'simple' }, ['G'])).toBe(true);
  });
});
