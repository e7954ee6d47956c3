import { sampleProduct } from '../../testing/sampleCart';
import { createTextSearch, filterSections } from './menuSearch';
import type { MenuSection } from './storeMenu';

const section = (name: string, ...products: string[]) =>
  ({
    category: { id: name, name },
    products: products.map(product => ({ product: sampleProduct({ name: product }), isOrderable: true, availability: undefined })),
  }) as unknown as MenuSection;
const sections = [section('Brot', 'Hollerlaib', 'Kürbiskernbrot', 'Großer Laib'), section('Süßes', 'Topfenknödel', 'Bauerl')];

test.each([
  ['', ['Hollerlaib', 'Kürbiskernbrot', 'Großer Laib', 'Topfenknödel', 'Bauerl']],
  ['  holler ', ['Hollerlaib']],
  ['knodel', ['Topfenknödel']],
  ['knoedel', ['Topfenknödel']],
  ['Knödel', ['Topfenknödel']],
  ['GROSSER', ['Großer Laib']],
  ['erl', ['Hollerlaib', 'Bauerl']],
  ['brot kür', ['Kürbiskernbrot']],
  ['xyz', []],
])('finds %j', (term, expected) => {
  const matches = createTextSearch(term);
  const found = filterSections(sections, product => matches([product.name, product.description]));
  expect(found.flatMap(({ products }) => products.map(({ product }) => product.name))).toEqual(expected);
  expect(found.every(({ products }) => products.length > 0)).toBe(true);
});
