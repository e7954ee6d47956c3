import { sampleProduct } from '../../../../testing/sampleCart';
import type { MenuSection } from '../../../../ordering/menu/storeMenu';
import { findProducts } from './menuSearch';

const section = (name: string, ...products: string[]) =>
  ({
    category: { id: name, name },
    products: products.map(product => ({ product: sampleProduct({ name: product }), isOrderable: true, availability: undefined })),
  }) as unknown as MenuSection;
const sections = [section('Brot', 'Hollerlaib', 'Kürbiskernbrot'), section('Süßes', 'Topfenknödel')];

test.each([
  ['', ['Hollerlaib', 'Kürbiskernbrot', 'Topfenknödel']],
  ['  holler ', ['Hollerlaib']],
  ['knodel', ['Topfenknödel']],
  ['brot kür', ['Kürbiskernbrot']],
  ['xyz', []],
])('finds %j', (search, expected) => {
  const found = findProducts(sections, search);
  expect(found.flatMap(({ products }) => products.map(({ product }) => product.name))).toEqual(expected);
  expect(found.every(({ products }) => products.length > 0)).toBe(true);
});
