import sharp from 'sharp';
import { eventually, useHouse } from '../../../testing/app/testApp';
import { storeImage } from '../image/image.service';

const house = useHouse();
const colours = { red: '#ff0000', blue: '#0000ff' };

/** Left half red, right half blue. */
async function halves(width = 800, height = 400): Promise<string> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: colours.blue } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 3, background: colours.red } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return storeImage(house.as('ROLE_ADMIN'), bytes, { alt: 'Hälften' });
}

const frame = { x: 0, y: 0, width: 200, height: 100 };
const draft = (identifier: string, layers: object[], change: object = {}) => ({
  identifier,
  name: identifier,
  width: 200,
  height: 100,
  format: 'png',
  layers,
  ...change,
});

async function get(path: string, accept = '*/*') {
  const response = await fetch(`${house.address}/image/${path}`, { headers: { accept } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The colour at a place, as `#rrggbb`, near enough. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const [r, g, b] = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${[r, g, b].map(part => (Math.round(part! / 51) * 51).toString(16).padStart(2, '0')).join('')}`;
}

/** Makes the template of this name; there is one of each. */
async function makeTemplate(identifier: string, layers: object[], change: object = {}): Promise<string> {
  const known = await house.rest('ROLE_EDITOR', 'GET', `/image-templates/${identifier}`);
  if (known.status === 200) await house.rest('ROLE_EDITOR', 'DELETE', `/image-templates/${known.body.data.id}`);
  const { status, body } = await house.rest('ROLE_EDITOR', 'POST', '/image-templates', draft(identifier, layers, change));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id as string;
}

test('without a template a product is shown 640 wide, four to three, around its middle', async () => {
  const id = await halves();
  const { status, headers, bytes } = await get(`product/${id}-1.png`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  const lasting = await get(headers.get('content-location')!.slice('/image/'.length));
  expect([lasting.status, lasting.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480 });
  expect([await colourAt(bytes, 10, 240), await colourAt(bytes, 630, 240)]).toEqual([colours.red, colours.blue]);
  expect((await get(`product/${id}-1.png`, 'image/avif,*/*')).headers.get('content-type')).toBe('image/avif');
});

test('another middle is another version, and what it shows stays in view', async () => {
  const id = await halves();
  const { body } = await house.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { focusX: 0, focusY: 0.5 });
  expect(body.data.version).toBe(2);
  const { bytes } = await get(`product/${id}-2.png`);
  expect([await colourAt(bytes, 10, 240), await colourAt(bytes, 470, 240)]).toEqual([colours.red, colours.red]);
  expect((await get(`product/${id}-1.png`)).status).toBe(404);
  expect((await get(`small/${id}-1.png`)).status).toBe(404);
  expect((await get(`small/${id}-2.png`)).status).toBe(200);
});

test('layers lie on each other, the last on top', async () => {
  const id = await halves();
  await makeTemplate('category', [
    { type: 'color', value: '#00ff00', ...frame },
    { type: 'image', value: '{image}', x: 50, y: 25, width: 100, height: 50, fit: 'cover' },
    { type: 'color', value: '#ffffff', x: -20, y: -20, width: 40, height: 40 },
    { type: 'color', value: '#000000', x: 180, y: 80, width: 40, height: 40, opacity: 0.6 },
  ]);
  const { headers, bytes } = await get(`category/${id}-1.png`, 'image/avif,*/*');
  expect(headers.get('content-type')).toBe('image/png'); // the template says so
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  expect(await colourAt(bytes, 40, 50)).toBe('#00ff00');
  expect([await colourAt(bytes, 60, 50), await colourAt(bytes, 140, 50)]).toEqual([colours.red, colours.blue]);
  expect([await colourAt(bytes, 5, 5), await colourAt(bytes, 25, 5)]).toEqual(['#ffffff', '#00ff00']);
  expect(await colourAt(bytes, 195, 95)).toBe('#006600');
});

test('a gradient runs from one colour to the other, turned as it is told', async () => {
  const id = await halves();
  await makeTemplate('category', [{ type: 'gradient', color: '#ff0000', color2: '#0000ff', rotation: 90, ...frame }]);
  const { bytes } = await get(`category/${id}-1.png`);
  expect([await colourAt(bytes, 100, 1), await colourAt(bytes, 100, 98)]).toEqual([colours.red, colours.blue]);
});

test('a text is written for this picture and this shop, and is nothing but text', async () => {
  const id = await halves();
  await house.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { title: '</span><b>Öl & "Brot"</b>' });
  const layer = { type: 'text', value: '{title}', color: '#000000', fontFamily: 'Sansita', fontSize: 20, align: 'center', ...frame };
  await makeTemplate('category', [{ type: 'color', value: '#ffffff', ...frame }, layer]);
  const written = await get(`category/${id}-1.png`);
  expect(written.status).toBe(200);
  const { channels } = await sharp(written.bytes).stats();
  expect(channels[0]!.mean).toBeLessThan(254);
  expect(channels[0]!.mean).toBeGreaterThan(150);
});

test('a changed template shows at once, and has another lasting address', async () => {
  const id = await halves();
  const template = await makeTemplate('category', [{ type: 'color', value: '#00ff00', ...frame }]);
  const before = await get(`category/${id}-1.png`);
  expect(await colourAt(before.bytes, 9, 9)).toBe('#00ff00');
  expect(before.headers.get('cache-control')).toBe('public, no-cache');
  const address = before.headers.get('content-location')!;
  expect(address).toMatch(new RegExp(`^/image/category/${id}-1\\.png\\?v=[0-9a-f]{16}$`));
  const kept = await get(address.slice('/image/'.length));
  expect([kept.bytes.equals(before.bytes), kept.headers.get('cache-control')]).toEqual([true, 'public, max-age=31536000, immutable']);

  const change = { layers: [{ type: 'color', value: '#ff00ff', ...frame }] };
  expect((await house.rest('ROLE_EDITOR', 'PUT', `/image-templates/${template}`, change)).status).toBe(200);
  for (const path of [`category/${id}-1.png`, address.slice('/image/'.length)])
    await eventually(async () => (await colourAt((await get(path)).bytes, 9, 9)) === '#ff00ff');
  const after = await get(address.slice('/image/'.length));
  expect(after.headers.get('cache-control')).toBe('public, no-cache'); // it names what is gone
  expect(after.headers.get('content-location')).not.toBe(address);
});

test('what is written on it follows the title of the picture and the name of the shop', async () => {
  const id = await halves();
  await makeTemplate('category', [
    { type: 'color', value: '#ffffff', ...frame },
    { type: 'text', value: '{title}', color: '#000000', ...frame },
  ]);
  const address = async () => (await get(`category/${id}-1.png`)).headers.get('content-location');
  const before = await address();
  await house.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { title: 'Ein ganz anderer Titel' });
  await eventually(async () => (await address()) !== before);
});

test('whoever may read templates sees what one makes of a picture, nobody else does', async () => {
  const image = await halves();
  const id = await makeTemplate('teilen', [{ type: 'image', value: '{image}', ...frame }]);
  const ask = (token: 'ROLE_EMPLOYEE' | undefined, of: string | null) =>
    house.graphql(token, 'query ($id: ID!, $of: ID) { it: imageTemplatePreview(id: $id, image: $of) }', { id, of });
  for (const shown of [image, null]) {
    const { data } = await ask('ROLE_EMPLOYEE', shown);
    const [head, letters] = (data.it as string).split(',');
    expect(head).toBe('data:image/png;base64');
    const bytes = Buffer.from(letters!, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
    if (shown) expect([await colourAt(bytes, 10, 50), await colourAt(bytes, 190, 50)]).toEqual([colours.red, colours.blue]);
  }
  expect((await ask(undefined, image)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  for (const nothing of ['11111111-1111-4111-8111-111111111111', 'keine', ''])
    expect((await ask('ROLE_EMPLOYEE', nothing)).errors?.[0].extensions.code).toBe('NOT_FOUND');
});

test('its layers are read by themselves, and by its name', async () => {
  await makeTemplate('teilen', [{ type: 'color', value: '#00ff00', ...frame }]);
  const { status, body } = await house.rest('ROLE_EMPLOYEE', 'GET', '/image-templates/teilen/layers');
  expect([status, body.data]).toEqual([200, [expect.objectContaining({ type: 'color', value: '#00ff00', ...frame })]]);
  expect((await house.rest(undefined, 'GET', '/image-templates/teilen/layers')).status).toBe(401);
});

test.each([
  ['a colour that is none', { type: 'color', value: 'url(http://evil.example)', ...frame }],
  ['a gradient to nowhere', { type: 'gradient', color: '#000000', ...frame }],
  ['a picture by an address', { type: 'image', value: 'http://169.254.169.254/', ...frame }],
  ['a text without words', { type: 'text', ...frame }],
  ['a layer larger than a house', { type: 'color', value: '#000000', ...frame, width: 100_000 }],
])('%s is refused', async (_what, layer) => {
  const { status } = await house.rest('ROLE_EDITOR', 'POST', '/image-templates', draft('falsch', [layer]));
  expect(status).toBe(422);
});

test('a picture in a layer cannot be deleted', async () => {
  const id = await halves();
  await makeTemplate('mit-bild', [{ type: 'image', value: id, ...frame }]);
  expect(await house.rest('ROLE_MANAGER', 'DELETE', `/images/${id}`)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Wird noch verwendet.' }] },
  });
});

test.each([
  ['ROLE_EMPLOYEE', 403],
  ['ROLE_MANAGER', 403],
  [undefined, 401],
] as const)('%s makes no template', async (token, status) => {
  expect((await house.rest(token, 'POST', '/image-templates', draft('fremd', []))).status).toBe(status);
});

test.each([
  ['another template', (id: string) => `social/${id}-1.png`],
  ['no picture', () => 'product/11111111-1111-4111-8111-111111111111-1.png'],
])('%s is not found', async (_what, path) => {
  expect((await get(path(await halves()))).status).toBe(404);
});
