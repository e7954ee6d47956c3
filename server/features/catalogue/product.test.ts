import { draftOf, nowhere } from '../../../schema/testing/exampleRecords';
import { useHouse } from '../../testing/app/testApp';
import { statements } from '../../testing/app/statements';

const house = useHouse();
const roll = { name: 'Semmel', price: 0.55 };
const parts = [{ name: 'Dazu', type: 'select', optional: true, options: [{ name: 'Schlag', modifier: 'add', value: 0.035 }] }];

const image = (alt = 'Bild') => house.make('image', { alt });
const product = (change: object = {}) => house.make('product', { ...roll, ...change });

test('a product with parts, group and images answers the same through both doors', async () => {
  const images = [await image('Torte'), await image('Anschnitt')];
  const { data, errors } = await house.graphql(
    'ROLE_MANAGER',
    `mutation ($draft: ProductDraft!) { createProduct(draft: $draft) { id price allergens netContent { value unit } images { id alt }
      config { parts { name optional options { name modifier value allergens } } items { amount } } } }`,
    {
      draft: draftOf('product', {
        price: 240.0355,
        allergens: ['A', 'G'],
        netContent: { value: 900, unit: 'gram' },
        images,
        config: { parts, items: [] },
      }),
    },
  );
  expect(errors).toBeUndefined();
  expect(data.createProduct).toMatchObject({
    price: 240.0355,
    allergens: ['A', 'G'],
    netContent: { value: 900, unit: 'gram' },
    images: [
      { id: images[0], alt: 'Torte' },
      { id: images[1], alt: 'Anschnitt' },
    ],
    config: {
      parts: [{ name: 'Dazu', optional: true, options: [{ name: 'Schlag', modifier: 'add', value: 0.035, allergens: [] }] }],
      items: [],
    },
  });

  const { status, body } = await house.rest(undefined, 'GET', `/products/${data.createProduct.id}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    price: 240.0355,
    images: [
      { id: images[0], alt: 'Torte' },
      { id: images[1], alt: 'Anschnitt' },
    ],
    config: { parts },
  });
});

test('both doors refuse the same input for the same reason, in German', async () => {
  const errors = [
    { message: 'Dieser Wert muss mindestens 0 sein.', field: 'price', code: 'INVALID' },
    { message: 'Dieser Wert darf höchstens 4 Nachkommastellen haben.', field: 'config.parts.0.options.0.value', code: 'INVALID' },
  ];
  const option = { name: 'Schlag', modifier: 'add', value: 0.03501 };
  const draft = draftOf('product', { price: -1, config: { parts: [{ ...parts[0], options: [option] }] } });
  const graphql = await house.graphql('ROLE_MANAGER', 'mutation ($draft: ProductDraft!) { createProduct(draft: $draft) { id } }', {
    draft,
  });
  expect(graphql.errors?.[0]).toMatchObject({ message: 'Bitte prüfen Sie Ihre Eingaben.', extensions: { code: 'INVALID', errors } });
  expect(await house.rest('ROLE_MANAGER', 'POST', '/products', draft)).toEqual({ status: 422, body: { errors } });
});

test.each([
  ['what the row does not name', { createdAt: '2001-01-01' }, 'createdAt', 'Dieses Feld ist nicht bekannt.', 'INVALID'],
  ['an image that is not there', { images: [nowhere] }, 'images.0', 'Der gewählte Eintrag existiert nicht.', 'INVALID'],
  [
    'a bundle of what is not there',
    { config: { parts: [], items: [{ product: { id: nowhere }, amount: 1, unit: 'piece' }] } },
    'config.items.0.product',
    'Der gewählte Eintrag existiert nicht.',
    'INVALID',
  ],
  ['a name that is taken', { uid: 'taken' }, 'uid', 'Dieser Wert wird bereits verwendet.', 'NOT_UNIQUE'],
])('nobody writes %s', async (_what, change, field, message, code) => {
  if (code === 'NOT_UNIQUE') await product(change);
  const id = await product();
  expect(await house.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, change)).toEqual({
    status: 422,
    body: { errors: [{ message, field, code }] },
  });
});

test('a change touches only what it names', async () => {
  const images = [await image(), await image()];
  const id = await product({ images, config: { parts, items: [] } });
  const { data } = await house.graphql(
    'ROLE_MANAGER',
    'mutation ($id: ID!) { updateProduct(id: $id, change: { price: 0.6 }) { name price config { parts { name } } images { id } } }',
    { id },
  );
  expect(data.updateProduct).toEqual({
    name: 'Semmel',
    price: 0.6,
    config: { parts: [{ name: 'Dazu' }] },
    images: images.map(id => ({ id })),
  });

  const { body } = await house.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, { images: [...images].reverse() });
  expect(body.data.images.map((image: { id: string }) => image.id)).toEqual([...images].reverse());
  expect(body.data.price).toBe(0.6);
});

test('of two changes of the same version at once one wins, the other is a conflict', async () => {
  const id = await product();
  const { body } = await house.rest(undefined, 'GET', `/products/${id}`);
  const version = { 'if-match': body.data.updatedAt };
  const answers = await Promise.all([1, 2].map(price => house.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, { price }, version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is in use cannot be deleted; what is not, can', async () => {
  const used = await image();
  const id = await product({ images: [used] });
  expect(await house.rest('ROLE_ADMIN', 'DELETE', `/images/${used}`)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: 'Wird noch verwendet.' }] },
  });
  expect(await house.rest('ROLE_MANAGER', 'DELETE', `/products/${id}`)).toEqual({ status: 200, body: { data: { id } } });
  expect(await house.rest('ROLE_ADMIN', 'DELETE', `/images/${used}`)).toMatchObject({ status: 200 });
  expect(await house.rest(undefined, 'GET', `/products/${id}`)).toMatchObject({ status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } });
});

test('a list comes whole, or by page and limit', async () => {
  for (let n = 0; n < 3; n++) await product();
  const all = await house.rest(undefined, 'GET', '/products');
  expect(all.body.meta).toEqual({ total: all.body.data.length, limit: 1000 });
  const second = await house.rest(undefined, 'GET', '/products?page=2&limit=1');
  expect(second.body).toMatchObject({ data: [{ id: all.body.data[1].id }], meta: { total: all.body.data.length, page: 2, limit: 1 } });
  expect(await house.rest(undefined, 'GET', '/products?limit=501')).toMatchObject({ status: 422, body: { errors: [{ field: 'limit' }] } });
  expect(await house.rest(undefined, 'GET', '/products?page=one')).toMatchObject({ status: 422, body: { errors: [{ field: 'page' }] } });
  const { data } = await house.graphql(undefined, '{ products(page: 2, limit: 1) { total items { id } } }');
  expect(data.products).toEqual({ total: all.body.data.length, items: [{ id: all.body.data[1].id }] });
});

test('an address that leads nowhere, a broken body and a huge one are refused in the envelope', async () => {
  expect(await house.rest(undefined, 'GET', '/nowhere')).toMatchObject({ status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } });
  expect(await house.rest('ROLE_ADMIN', 'POST', '/products', [])).toMatchObject({ status: 422, body: { errors: [{ code: 'INVALID' }] } });
  expect(await house.rest('ROLE_ADMIN', 'POST', '/products', { name: 'x'.repeat(200_000) })).toMatchObject({
    status: 413,
    body: { errors: [{ code: 'TOO_LARGE' }] },
  });
});

test('fifty products load their images in one query', async () => {
  const images = [await image(), await image()];
  await Promise.all(Array.from({ length: 50 }, () => product({ images })));
  const count = await statements(house, async () => {
    const { data } = await house.graphql(undefined, '{ products(limit: 60) { items { images { alt } } } }');
    expect(data.products.items.filter((item: { images: unknown[] }) => item.images.length === 2).length).toBeGreaterThanOrEqual(50);
  });
  expect(count).toBeLessThanOrEqual(3);
});
