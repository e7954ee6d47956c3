import { sampleProduct } from '../../../testing/sampleCart';
import type { MenuSection } from '../../../ordering/menu/storeMenu';
import { activeFilters, filterOptions } from './filterTexts';
import { emptyFilter, filterMenu, loadFilter, saveFilter, type MenuFilter } from './menuFilter';

const section = (name: string, ...products: object[]) =>
  ({
    category: { id: name, name },
    products: products.map(product => ({ product: { keywords: null, ...sampleProduct(product) }, isOrderable: true })),
  }) as unknown as MenuSection;

const menu = [
  section(
    'Brot',
    { name: 'Hollerlaib', diet: 'vegan', allergens: ['A'], description: 'Mit Sauerteig' },
    { name: 'Toast', diet: 'vegetarian', allergens: ['A', 'G'] },
  ),
  section('Jause', { name: 'Leberkäse', keywords: 'Semmel, warm', allergens: ['M'] }),
];

test.each<[string, Partial<MenuFilter>, string[]]>([
  ['nothing', {}, ['Hollerlaib', 'Toast', 'Leberkäse']],
  ['the name', { term: 'toast' }, ['Toast']],
  ['the description', { term: 'sauerteig' }, ['Hollerlaib']],
  ['the keywords', { term: 'semmel' }, ['Leberkäse']],
  ['the name of the category', { term: 'brot' }, ['Hollerlaib', 'Toast']],
  ['words of two texts', { term: 'jause semmel' }, ['Leberkäse']],
  ['vegetarian, which includes vegan', { diet: 'vegetarian' }, ['Hollerlaib', 'Toast']],
  ['vegan', { diet: 'vegan' }, ['Hollerlaib']],
  ['two avoided allergens', { avoided: ['G', 'M'] }, ['Hollerlaib']],
  ['a category', { categories: ['Jause'] }, ['Leberkäse']],
  ['all at once', { term: 'toast', diet: 'vegan' }, []],
])('filters by %s', (_, changes, expected) => {
  const found = filterMenu(menu, { ...emptyFilter, ...changes });
  expect(found.flatMap(({ products }) => products.map(({ product }) => product.name))).toEqual(expected);
});

test('offers only what the menu has', () => {
  const { diets, allergens, categories } = filterOptions(menu);
  expect(diets).toEqual({ vegetarian: 'vegetarisch', vegan: 'vegan' });
  expect(allergens).toEqual(['A', 'G', 'M']);
  expect(categories.map(({ name }) => name)).toEqual(['Brot', 'Jause']);
  expect(filterOptions([menu[1]!]).diets).toEqual({});
});

test('names the filters that are set and what removes each', () => {
  const filter: MenuFilter = { term: ' toast ', diet: 'vegan', avoided: ['A', 'G'], categories: ['Brot', 'gone'] };
  expect(activeFilters(filter, menu)).toEqual([
    { text: '„toast“', without: { term: '' } },
    { text: 'vegan', without: { diet: null } },
    { text: 'ohne glutenhaltiges Getreide', without: { avoided: ['G'] } },
    { text: 'ohne Milch oder Laktose', without: { avoided: ['A'] } },
    { text: 'Brot', without: { categories: ['gone'] } },
    { text: 'Kategorie', without: { categories: ['Brot'] } },
  ]);
});

test('stores the filter for each branch and ignores what is not valid', () => {
  saveFilter('linz', { ...emptyFilter, term: 'brot', avoided: ['A'] });
  expect(loadFilter('linz')).toEqual({ ...emptyFilter, term: 'brot', avoided: ['A'] });
  expect(loadFilter('wels')).toEqual(emptyFilter);
  saveFilter('wels', { term: 1, diet: 'paleo', avoided: ['Z', 'A'], categories: [1, 'x'] } as never);
  expect(loadFilter('wels')).toEqual({ ...emptyFilter, avoided: ['A'], categories: ['x'] });
});
