import sharp from 'sharp';
import { waitFor, useTestApp } from '../../../testing/app/testApp';
import { storeImage } from '../image/image.service';

const app = useTestApp();
const colors = { red: '#ff0000', blue: '#0000ff' };

/** Stores an image with a red left half and a blue right half. */
async function storeHalves(width = 800, height = 400): Promise<string> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: colors.blue } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 3, background: colors.red } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return storeImage(app.contextFor('ROLE_ADMIN'), bytes, { alt: 'Hälften' });
}

const frame = { x: 0, y: 0, width: 200, height: 100 };
const templateInput = (identifier: string, layers: object[], fields: object = {}) => ({
  identifier,
  name: identifier,
  width: 200,
  height: 100,
  format: 'png',
  layers,
  ...fields,
});

async function get(path: string, accept = '*/*') {
  const response = await fetch(`${app.url}/image/${path}`, { headers: { accept } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Returns the color of a pixel as `#rrggbb`, rounded. */
async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const [r, g, b] = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${[r, g, b].map(part => (Math.round(part! / 51) * 51).toString(16).padStart(2, '0')).join('')}`;
}

/** Creates a template and replaces an existing one with the same identifier. */
async function createTemplate(identifier: string, layers: object[], fields: object = {}): Promise<string> {
  const existing = await app.rest('ROLE_EDITOR', 'GET', `/image-templates/${identifier}`);
  if (existing.status === 200) await app.rest('ROLE_EDITOR', 'DELETE', `/image-templates/${existing.body.data.id}`);
  const { status, body } = await app.rest('ROLE_EDITOR', 'POST', '/image-templates', templateInput(identifier, layers, fields));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id as string;
}

test('returns a product image without a template 640 wide, 4:3, cropped around its center', async () => {
  const id = await storeHalves();
  const { status, headers, bytes } = await get(`product/${id}-1.png`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/png', 'public, max-age=31536000']);
  const immutable = await get(headers.get('content-location')!.slice('/image/'.length));
  expect([immutable.status, immutable.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480 });
  expect([await colorAt(bytes, 10, 240), await colorAt(bytes, 630, 240)]).toEqual([colors.red, colors.blue]);
  expect((await get(`product/${id}-1.png`, 'image/avif,*/*')).headers.get('content-type')).toBe('image/avif');
});

test('returns an image for shared links of 1200 x 630, also with a template of another size', async () => {
  const id = await storeHalves();
  const shared = await get(`share/${id}-1.jpg`);
  expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(shared.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect([await colorAt(shared.bytes, 300, 315), await colorAt(shared.bytes, 900, 315)]).toEqual([colors.red, colors.blue]);
  await createTemplate('share', [{ type: 'color', value: '#00ff00', ...frame }]);
  await waitFor(async () => (await colorAt((await get(`share/${id}-1.jpg`)).bytes, 600, 315)) === '#00ff00');
  expect(await sharp((await get(`share/${id}-1.jpg`)).bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('creates a new version for a new focal point, which stays visible', async () => {
  const id = await storeHalves();
  const { body } = await app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { focusX: 0, focusY: 0.5 });
  expect(body.data.version).toBe(2);
  const { bytes } = await get(`product/${id}-2.png`);
  expect([await colorAt(bytes, 10, 240), await colorAt(bytes, 470, 240)]).toEqual([colors.red, colors.red]);
  expect((await get(`product/${id}-1.png`)).status).toBe(404);
  // Rich text stores addresses with the version of its time.
  const earlier = await fetch(`${app.url}/image/small/${id}-1.png`, { redirect: 'manual' });
  expect([earlier.status, earlier.headers.get('location')]).toEqual([302, `/image/small/${id}-2.png`]);
  expect((await get(`small/${id}-2.png`)).status).toBe(200);
});

test('renders layers in order, the last on top', async () => {
  const id = await storeHalves();
  await createTemplate('category', [
    { type: 'color', value: '#00ff00', ...frame },
    { type: 'image', value: '{image}', x: 50, y: 25, width: 100, height: 50, fit: 'cover' },
    { type: 'color', value: '#ffffff', x: -20, y: -20, width: 40, height: 40 },
    { type: 'color', value: '#000000', x: 180, y: 80, width: 40, height: 40, opacity: 0.6 },
  ]);
  const { headers, bytes } = await get(`category/${id}-1.png`, 'image/avif,*/*');
  expect(headers.get('content-type')).toBe('image/png'); // the format of the template
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  expect(await colorAt(bytes, 40, 50)).toBe('#00ff00');
  expect([await colorAt(bytes, 60, 50), await colorAt(bytes, 140, 50)]).toEqual([colors.red, colors.blue]);
  expect([await colorAt(bytes, 5, 5), await colorAt(bytes, 25, 5)]).toEqual(['#ffffff', '#00ff00']);
  expect(await colorAt(bytes, 195, 95)).toBe('#006600');
});

test('renders a gradient with its rotation', async () => {
  const id = await storeHalves();
  await createTemplate('category', [{ type: 'gradient', color: '#ff0000', color2: '#0000ff', rotation: 90, ...frame }]);
  const { bytes } = await get(`category/${id}-1.png`);
  expect([await colorAt(bytes, 100, 1), await colorAt(bytes, 100, 98)]).toEqual([colors.red, colors.blue]);
});

test('renders a text with placeholders, without interpreting markup', async () => {
  const id = await storeHalves();
  await app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { title: '</span><b>Öl & "Brot"</b>' });
  const layer = { type: 'text', value: '{title}', color: '#000000', fontFamily: 'Sansita', fontSize: 20, align: 'center', ...frame };
  await createTemplate('category', [{ type: 'color', value: '#ffffff', ...frame }, layer]);
  const rendered = await get(`category/${id}-1.png`);
  expect(rendered.status).toBe(200);
  const { channels } = await sharp(rendered.bytes).stats();
  expect(channels[0]!.mean).toBeLessThan(254);
  expect(channels[0]!.mean).toBeGreaterThan(150);
});

test('serves a changed template at once and under a new immutable URL', async () => {
  const id = await storeHalves();
  const template = await createTemplate('category', [{ type: 'color', value: '#00ff00', ...frame }]);
  const before = await get(`category/${id}-1.png`);
  expect(await colorAt(before.bytes, 9, 9)).toBe('#00ff00');
  expect(before.headers.get('cache-control')).toBe('public, max-age=31536000');
  const url = before.headers.get('content-location')!;
  expect(url).toMatch(new RegExp(`^/image/category/${id}-1\\.png\\?v=[0-9a-f]{16}$`));
  const immutable = await get(url.slice('/image/'.length));
  expect([immutable.bytes.equals(before.bytes), immutable.headers.get('cache-control')]).toEqual([
    true,
    'public, max-age=31536000, immutable',
  ]);

  const update = { layers: [{ type: 'color', value: '#ff00ff', ...frame }] };
  expect((await app.rest('ROLE_EDITOR', 'PUT', `/image-templates/${template}`, update)).status).toBe(200);
  for (const path of [`category/${id}-1.png`, url.slice('/image/'.length)])
    await waitFor(async () => (await colorAt((await get(path)).bytes, 9, 9)) === '#ff00ff');
  const after = await get(url.slice('/image/'.length));
  expect(after.headers.get('cache-control')).toBe('public, no-cache'); // it names an old version
  expect(after.headers.get('content-location')).not.toBe(url);
});

test('changes the immutable URL with the image title', async () => {
  const id = await storeHalves();
  await createTemplate('category', [
    { type: 'color', value: '#ffffff', ...frame },
    { type: 'text', value: '{title}', color: '#000000', ...frame },
  ]);
  const location = async () => (await get(`category/${id}-1.png`)).headers.get('content-location');
  const before = await location();
  await app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { title: 'Ein ganz anderer Titel' });
  await waitFor(async () => (await location()) !== before);
});

test('previews a template for viewers who may read it, and for nobody else', async () => {
  const image = await storeHalves();
  const id = await createTemplate('teilen', [{ type: 'image', value: '{image}', ...frame }]);
  const preview = (token: 'ROLE_EMPLOYEE' | undefined, imageId: string | null) =>
    app.graphql(token, 'query ($id: ID!, $of: ID) { it: imageTemplatePreview(id: $id, image: $of) }', { id, of: imageId });
  for (const imageId of [image, null]) {
    const { data } = await preview('ROLE_EMPLOYEE', imageId);
    const [header, encoded] = (data.it as string).split(',');
    expect(header).toBe('data:image/png;base64');
    const bytes = Buffer.from(encoded!, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
    if (imageId) expect([await colorAt(bytes, 10, 50), await colorAt(bytes, 190, 50)]).toEqual([colors.red, colors.blue]);
  }
  expect((await preview(undefined, image)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  for (const unknownId of ['11111111-1111-4111-8111-111111111111', 'keine', ''])
    expect((await preview('ROLE_EMPLOYEE', unknownId)).errors?.[0].extensions.code).toBe('NOT_FOUND');
});

test('returns the layers of a template by its identifier', async () => {
  await createTemplate('teilen', [{ type: 'color', value: '#00ff00', ...frame }]);
  const { status, body } = await app.rest('ROLE_EMPLOYEE', 'GET', '/image-templates/teilen/layers');
  expect([status, body.data]).toEqual([200, [expect.objectContaining({ type: 'color', value: '#00ff00', ...frame })]]);
  expect((await app.rest(undefined, 'GET', '/image-templates/teilen/layers')).status).toBe(401);
});

test.each([
  ['an invalid color', { type: 'color', value: 'url(http://evil.example)', ...frame }],
  ['a gradient with one color', { type: 'gradient', color: '#000000', ...frame }],
  ['an image by URL', { type: 'image', value: 'http://169.254.169.254/', ...frame }],
  ['a text without value', { type: 'text', ...frame }],
  ['a layer that is too large', { type: 'color', value: '#000000', ...frame, width: 100_000 }],
])('rejects %s', async (_what, layer) => {
  const { status } = await app.rest('ROLE_EDITOR', 'POST', '/image-templates', templateInput('falsch', [layer]));
  expect(status).toBe(422);
});

test('rejects deleting an image that a layer references', async () => {
  const id = await storeHalves();
  await createTemplate('mit-bild', [{ type: 'image', value: id, ...frame }]);
  expect(await app.rest('ROLE_MANAGER', 'DELETE', `/images/${id}`)).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringMatching(/^Wird noch verwendet: Bildvorlage „.+“\.$/) }] },
  });
});

test.each([
  ['ROLE_EMPLOYEE', 403],
  ['ROLE_MANAGER', 403],
  [undefined, 401],
] as const)('%s cannot create templates', async (role, status) => {
  expect((await app.rest(role, 'POST', '/image-templates', templateInput('fremd', []))).status).toBe(status);
});

test.each([
  ['another template', (id: string) => `social/${id}-1.png`],
  ['an unknown image', () => 'product/11111111-1111-4111-8111-111111111111-1.png'],
])('returns 404 for %s', async (_what, path) => {
  expect((await get(path(await storeHalves()))).status).toBe(404);
});
