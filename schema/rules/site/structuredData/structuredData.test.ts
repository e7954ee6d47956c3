import { inZone } from '../../time/calendar';
import type { OpeningRule } from '../../time/openingRule';
import { openingHoursData } from './openingHoursData';
import { menuNode, productNode, type ProductData } from './productData';
import { bakeryNode, breadcrumbNode, shopNode, withContext, type BranchData, type ShopData } from './structuredData';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const shop: ShopData = {
  shopName: 'Hollerbusch',
  businessName: 'Hollerbusch GmbH',
  email: null,
  origin: 'https://shop.example',
  image: null,
};
const rule = (type: OpeningRule['type'], from: string | null, to: string | null, date: string | null = null): OpeningRule => ({
  type,
  date,
  isClosed: from === null,
  from,
  to,
});
const branch: BranchData = {
  identifier: 'linz',
  name: 'Hollerbusch Linz',
  street: 'Landstraße 1',
  zipCode: '4020',
  city: 'Linz',
  country: 'AT',
  phone: '+43 732 123456',
  email: null,
  latitude: 48.3,
  longitude: 14.29,
  openingHours: [rule('daily', '06:00', '18:30'), rule('sunday', null, null)],
};
const product = (values: Partial<ProductData> = {}): ProductData => ({
  uid: 'HB-010',
  name: 'Handsemmel',
  description: 'Von Hand geschlagen.',
  price: 0.55,
  isPriceHidden: false,
  imageUrls: [],
  isEnabled: true,
  schedule: [],
  isVisibleWhenUnavailable: false,
  ...values,
});
const context = { shop, branch, currency: 'EUR', at };
const json = (node: object) => JSON.parse(JSON.stringify(node)) as Record<string, unknown>;

describe('opening hours', () => {
  const hours = (rules: OpeningRule[]) => openingHoursData(rules, at).map(({ '@type': _type, ...rest }) => rest);
  const allDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

  test('lists each range with its weekdays and omits closed days', () => {
    const rules = [
      rule('daily', '06:00', '12:00'),
      rule('daily', '14:00', '18:00'),
      rule('saturday', '06:00', '12:00'),
      rule('sunday', null, null),
    ];
    expect(hours(rules)).toEqual([
      { dayOfWeek: allDays.slice(0, 6), opens: '06:00', closes: '12:00' },
      { dayOfWeek: allDays.slice(0, 5), opens: '14:00', closes: '18:00' },
    ]);
  });

  test.each([
    ['00:00', '00:00', { opens: '00:00', closes: '23:59' }],
    ['06:00', '24:00', { opens: '06:00', closes: '23:59' }],
    ['20:00', '02:00', { opens: '20:00', closes: '02:00' }],
  ])('writes a range from %s to %s', (from, to, expected) => {
    expect(hours([rule('daily', from, to)])).toEqual([{ dayOfWeek: allDays, ...expected }]);
  });

  test('lists special days of the next 90 days, closed ones too', () => {
    const rules = [
      rule('once', '08:00', '13:00', '2026-12-24'),
      rule('once', null, null, '2026-12-25'),
      rule('once', null, null, '2026-11-19'),
      rule('once', null, null, '2027-06-01'),
    ];
    expect(hours(rules)).toEqual([
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '13:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ]);
  });
});

test('describes a branch with address, position, telephone and hours', () => {
  expect(json(withContext(bakeryNode(shop, branch, { at })))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    '@id': 'https://shop.example/store/linz#bakery',
    name: 'Hollerbusch Linz',
    url: 'https://shop.example/store/linz',
    telephone: '+43 732 123456',
    address: { '@type': 'PostalAddress', streetAddress: 'Landstraße 1', postalCode: '4020', addressLocality: 'Linz', addressCountry: 'AT' },
    geo: { '@type': 'GeoCoordinates', latitude: 48.3, longitude: 14.29 },
    openingHoursSpecification: [{ opens: '06:00', closes: '18:30' }],
  });
  const plain = json(bakeryNode(shop, { ...branch, latitude: null, phone: null }, { at }));
  for (const key of ['geo', 'telephone', 'hasMenu', 'image']) expect(plain).not.toHaveProperty(key);
});

test('describes a shop as an organization of its branches, or as its only branch', () => {
  expect(json(shopNode(shop, [branch, { ...branch, identifier: 'wels' }], at))).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.example/',
    legalName: 'Hollerbusch GmbH',
    subOrganization: [{ '@type': 'Bakery', url: 'https://shop.example/store/linz' }, { url: 'https://shop.example/store/wels' }],
  });
  expect(json(shopNode(shop, [branch], at))).toMatchObject({ '@type': 'Bakery', name: 'Hollerbusch Linz' });
  expect(json(shopNode(shop, [], at))).not.toHaveProperty('subOrganization');
});

test('describes a product with its offer', () => {
  const url = 'https://shop.example/store/linz/hb-010';
  expect(json(productNode(context, product({ imageUrls: ['https://shop.example/image/a.jpg'] })))).toMatchObject({
    '@type': 'Product',
    name: 'Handsemmel',
    sku: 'HB-010',
    url,
    image: ['https://shop.example/image/a.jpg'],
    offers: { '@type': 'Offer', url, price: 0.55, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

test.each([{ isPriceHidden: true }, { price: null }])('names no price with %j', values => {
  const { offers } = json(productNode(context, product(values)));
  expect(offers).not.toHaveProperty('price');
  expect(offers).not.toHaveProperty('priceCurrency');
  expect(JSON.stringify(menuNode(context, [{ name: 'Gebäck', products: [product(values)] }]))).not.toContain('Offer');
});

test.each([
  [{ soldOut: { until: null } }, 'SoldOut'],
  [{ soldOut: { until: '2026-11-20T09:00' } }, 'InStock'],
  [{ isEnabled: false }, 'OutOfStock'],
])('states the availability with %j', (values, availability) => {
  expect(productNode(context, product(values))).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test('lists at most 150 products of a menu by section', () => {
  const products = Array.from({ length: 100 }, (_, index) => product({ uid: `p${index}` }));
  const menu = json(
    menuNode(
      context,
      ['Brot', 'Gebäck', 'Torten'].map(name => ({ name, products })),
    )!,
  );
  const sections = menu.hasMenuSection as { name: string; hasMenuItem: { offers: object }[] }[];
  expect(sections.map(({ name, hasMenuItem }) => [name, hasMenuItem.length])).toEqual([
    ['Brot', 100],
    ['Gebäck', 50],
  ]);
  expect(sections[0]!.hasMenuItem[0]!.offers).toEqual({ '@type': 'Offer', price: 0.55, priceCurrency: 'EUR' });
  expect(menuNode(context, [])).toBeUndefined();
});

test('lists the path to a page from the home page on', () => {
  expect(breadcrumbNode(shop, [{ name: 'Linz', url: 'https://shop.example/store/linz' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hollerbusch', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Linz', item: 'https://shop.example/store/linz' },
    ],
  });
});
