import { exampleInput, unknownId } from '../../../schema/testing/exampleRecords';
import { useTestApp } from '../../testing/app/testApp';
import { sell } from '../../testing/data/sell';
import { countStatements } from '../../testing/app/statements';

const testApp = useTestApp();
const roll = { name: 'Semmel', price: 0.55 };
const parts = [{ name: 'Dazu', type: 'select', optional: true, options: [{ name: 'Schlag', modifier: 'add', value: 0.035 }] }];

const makeImage = (alt = 'Bild') => testApp.make('image', { alt });
const makeProduct = (values: object = {}) => testApp.make('product', { ...roll, ...values });

test('returns a product with parts, groups and images from GraphQL and REST', async () => {
  const images = [await makeImage('Torte'), await makeImage('Anschnitt')];
  const { data, errors } = await testApp.graphql(
    'ROLE_MANAGER',
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { id price allergens netContent { value unit } images { id alt }
      config { parts { name optional options { name modifier value allergens } } items { amount } } } }`,
    {
      input: exampleInput('product', {
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

  await sell(testApp.make, data.createProduct.id);
  const { status, body } = await testApp.rest(undefined, 'GET', `/products/${data.createProduct.id}`);
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

test('stores the minimum age of a product and its options, by GraphQL and REST', async () => {
  const aged = [{ ...parts[0]!, options: [{ ...parts[0]!.options[0]!, minimumAge: 'from18' }] }];
  const { data, errors } = await testApp.graphql(
    'ROLE_MANAGER',
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { id minimumAge config { parts { options { minimumAge } } } } }`,
    { input: exampleInput('product', { type: 'configurable', minimumAge: 'from16', config: { parts: aged, items: [] } }) },
  );
  expect(errors).toBeUndefined();
  const { id } = data.createProduct;
  const stored = { minimumAge: 'from16', config: { parts: [{ options: [{ minimumAge: 'from18' }] }] } };
  expect(data.createProduct).toMatchObject(stored);
  await sell(testApp.make, id);
  expect((await testApp.rest(undefined, 'GET', `/products/${id}`)).body.data).toMatchObject(stored); // customers know it
  const put = (minimumAge: unknown) => testApp.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, { minimumAge });
  expect((await put('from17')).body.errors).toEqual([
    { message: 'Bitte treffen Sie eine gültige Auswahl.', field: 'minimumAge', code: 'INVALID' },
  ]);
  expect((await put(null)).body.data.minimumAge).toBeNull();
  expect((await testApp.rest('ROLE_EMPLOYEE', 'PUT', `/products/${id}`, { minimumAge: 'from16' })).status).toBe(403);
});

test('returns the same German errors from GraphQL and REST', async () => {
  const errors = [
    { message: 'Dieser Wert muss mindestens 0 sein.', field: 'price', code: 'INVALID' },
    { message: 'Dieser Wert darf höchstens 4 Nachkommastellen haben.', field: 'config.parts.0.options.0.value', code: 'INVALID' },
  ];
  const option = { name: 'Schlag', modifier: 'add', value: 0.03501 };
  const input = exampleInput('product', { price: -1, config: { parts: [{ ...parts[0], options: [option] }] } });
  const graphql = await testApp.graphql('ROLE_MANAGER', 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
    input,
  });
  expect(graphql.errors?.[0]).toMatchObject({ message: 'Bitte prüfen Sie Ihre Eingaben.', extensions: { code: 'INVALID', errors } });
  expect(await testApp.rest('ROLE_MANAGER', 'POST', '/products', input)).toEqual({ status: 422, body: { errors } });
});

test.each([
  ['a field that is not writable', { createdAt: '2001-01-01' }, 'createdAt', 'Dieses Feld ist nicht bekannt.', 'INVALID'],
  ['a missing image', { images: [unknownId] }, 'images.0', 'Der gewählte Eintrag existiert nicht.', 'INVALID'],
  [
    'a bundle with a missing product',
    { config: { parts: [], items: [{ product: { id: unknownId }, amount: 1, unit: 'piece' }] } },
    'config.items.0.product',
    'Der gewählte Eintrag existiert nicht.',
    'INVALID',
  ],
  ['a duplicate uid', { uid: 'taken' }, 'uid', 'Dieser Wert wird bereits verwendet.', 'NOT_UNIQUE'],
])('rejects %s', async (_title, input, field, message, code) => {
  if (code === 'NOT_UNIQUE') await makeProduct(input);
  const id = await makeProduct();
  expect(await testApp.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, input)).toEqual({
    status: 422,
    body: { errors: [{ message, field, code }] },
  });
});

test('updates only the fields in the input', async () => {
  const images = [await makeImage(), await makeImage()];
  const id = await makeProduct({ images, config: { parts, items: [] } });
  const { data } = await testApp.graphql(
    'ROLE_MANAGER',
    'mutation ($id: ID!) { updateProduct(id: $id, input: { price: 0.6 }) { name price config { parts { name } } images { id } } }',
    { id },
  );
  expect(data.updateProduct).toEqual({
    name: 'Semmel',
    price: 0.6,
    config: { parts: [{ name: 'Dazu' }] },
    images: images.map(id => ({ id })),
  });

  const { body } = await testApp.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, { images: [...images].reverse() });
  expect(body.data.images.map((image: { id: string }) => image.id)).toEqual([...images].reverse());
  expect(body.data.price).toBe(0.6);
});

test('returns 409 to one of two concurrent updates of one version', async () => {
  const id = await makeProduct();
  const { body } = await testApp.rest('ROLE_MANAGER', 'GET', `/products/${id}`);
  const version = { 'if-match': body.data.updatedAt };
  const responses = await Promise.all([1, 2].map(price => testApp.rest('ROLE_MANAGER', 'PUT', `/products/${id}`, { price }, version)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('deletes an image only when nothing references it', async () => {
  const usedImage = await makeImage();
  const id = await makeProduct({ images: [usedImage] });
  expect(await testApp.rest('ROLE_ADMIN', 'DELETE', `/images/${usedImage}`)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONFLICT', message: expect.stringMatching(/^Wird noch verwendet: Produkt „.+“\.$/) }] },
  });
  expect(await testApp.rest('ROLE_MANAGER', 'DELETE', `/products/${id}`)).toEqual({ status: 200, body: { data: { id } } });
  expect(await testApp.rest('ROLE_ADMIN', 'DELETE', `/images/${usedImage}`)).toMatchObject({ status: 200 });
  expect(await testApp.rest(undefined, 'GET', `/products/${id}`)).toMatchObject({ status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } });
});

test('returns the whole list, or a page of it', async () => {
  await sell(testApp.make, await makeProduct(), await makeProduct(), await makeProduct());
  const all = await testApp.rest(undefined, 'GET', '/products');
  expect(all.body.meta).toEqual({ total: all.body.data.length, limit: 1000, nextChangeAt: null });
  const second = await testApp.rest(undefined, 'GET', '/products?page=2&limit=1');
  expect(second.body).toMatchObject({ data: [{ id: all.body.data[1].id }], meta: { total: all.body.data.length, page: 2, limit: 1 } });
  expect(await testApp.rest(undefined, 'GET', '/products?limit=501')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'limit' }] },
  });
  expect(await testApp.rest(undefined, 'GET', '/products?page=one')).toMatchObject({ status: 422, body: { errors: [{ field: 'page' }] } });
  const { data } = await testApp.graphql(undefined, '{ products(page: 2, limit: 1) { total items { id } } }');
  expect(data.products).toEqual({ total: all.body.data.length, items: [{ id: all.body.data[1].id }] });
});

test('rejects an unknown path, an invalid body and a large body with an error envelope', async () => {
  expect(await testApp.rest(undefined, 'GET', '/nowhere')).toMatchObject({ status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } });
  expect(await testApp.rest('ROLE_ADMIN', 'POST', '/products', [])).toMatchObject({ status: 422, body: { errors: [{ code: 'INVALID' }] } });
  expect(await testApp.rest('ROLE_ADMIN', 'POST', '/products', { name: 'x'.repeat(200_000) })).toMatchObject({
    status: 413,
    body: { errors: [{ code: 'TOO_LARGE' }] },
  });
});

test('loads the images of fifty products in one query', async () => {
  const images = [await makeImage(), await makeImage()];
  const products = await Promise.all(Array.from({ length: 50 }, () => makeProduct({ images })));
  await sell(testApp.make, ...products);
  const count = await countStatements(testApp, async () => {
    const { data } = await testApp.graphql(undefined, '{ products(limit: 60) { items { images { alt } } } }');
    expect(data.products.items.filter((item: { images: unknown[] }) => item.images.length === 2).length).toBeGreaterThanOrEqual(50);
  });
  expect(count).toBeLessThanOrEqual(5);
});
