import sharp from 'sharp';
import { maxLayers } from '../../../../schema/collections/imageTemplate';
import { useTestApp } from '../../../testing/app/testApp';
import { storeImage } from '../image/image.service';
import { Image } from '../image/image.entity';
import { ImageTemplate } from './imageTemplate.entity';

const app = useTestApp({ limits: { templatePreviewsPerUser: 60 } });

const frame = { x: 0, y: 0, width: 200, height: 100 };
const white = { type: 'color', color: '#ffffff', ...frame };

const query =
  'query ($content: ImageTemplateContentInput!, $image: ID) { preview: previewImageTemplate(content: $content, image: $image) }';

const preview = (
  layers: object[],
  { role = 'ROLE_EDITOR', image = null, ...fields }: { role?: Role | undefined; image?: string | null; [field: string]: unknown } = {},
) => app.graphql(role, query, { content: { width: 200, height: 100, format: 'png', layers, ...fields }, image });
type Role = 'ROLE_EMPLOYEE' | 'ROLE_MANAGER' | 'ROLE_EDITOR' | 'ROLE_ADMIN';

/** Returns the image of a preview. */
async function render(layers: object[], options: Parameters<typeof preview>[1] = {}) {
  const { data, errors } = await preview(layers, options);
  expect(errors).toBeUndefined();
  const [type, encoded] = (data.preview as string).split(',');
  return { type, bytes: Buffer.from(encoded!, 'base64') };
}

async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const [r, g, b] = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${[r, g, b].map(part => (Math.round(part! / 51) * 51).toString(16).padStart(2, '0')).join('')}`;
}

async function storeColor(background: string, fields: { title?: string } = {}): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const id = await storeImage(app.contextFor('ROLE_ADMIN'), bytes, { alt: 'Fläche' });
  if (fields.title) await app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, fields);
  return id;
}

/** Returns what is wrong with the content. */
async function issuesOf(layers: object[], options: Parameters<typeof preview>[1] = {}) {
  const { errors } = await preview(layers, options);
  expect(errors?.[0].extensions.code).toBe('INVALID');
  return errors![0].extensions.errors as { field: string; message: string }[];
}

test('renders without any image of the library', async () => {
  const { type, bytes } = await render([{ type: 'image', value: '{image}', ...frame }]);
  expect(type).toBe('data:image/png;base64');
  expect(await colorAt(bytes, 2, 2)).not.toBe('#000000');
});

test('renders each type of layer as visitors get it', async () => {
  const red = await storeColor('#ff0000');
  const blue = await storeColor('#0000ff');
  const { bytes } = await render(
    [
      white,
      { type: 'image', value: '{image}', x: 0, y: 0, width: 50, height: 50, fit: 'cover' },
      { type: 'image', value: blue, x: 50, y: 0, width: 50, height: 50, fit: 'contain' },
      { type: 'gradient', color: '#00ff00', color2: '#000000', x: 100, y: 0, width: 100, height: 50 },
      { type: 'text', value: '{title}{shopName}', color: '#000000', fontSize: 30, x: 0, y: 50, width: 200, height: 50 },
      { type: 'logo', x: 190, y: 90, width: 10, height: 10 },
    ],
    { image: red },
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  expect([await colorAt(bytes, 25, 25), await colorAt(bytes, 75, 25)]).toEqual(['#ff0000', '#0000ff']);
  expect([await colorAt(bytes, 101, 25), await colorAt(bytes, 198, 25)]).toEqual(['#00ff00', '#000000']);
  const text = await sharp(bytes).extract({ left: 0, top: 50, width: 200, height: 50 }).stats();
  expect(text.channels[0]!.mean).toBeLessThan(254);
});

test('is the same image as that of the saved template', async () => {
  const image = await storeColor('#ff00ff', { title: 'Roggenbrot' });
  const layers = [white, { type: 'text', value: '{title}', color: '#000000', opacity: 0.5, rotation: 20, fontSize: 24, ...frame }];
  const saved = await app.rest('ROLE_EDITOR', 'POST', '/image-templates', {
    identifier: 'gleich',
    name: 'Gleich',
    width: 200,
    height: 100,
    format: 'png',
    layers,
  });
  const asReader = 'query ($id: ID!, $image: ID) { preview: imageTemplatePreview(id: $id, image: $image) }';
  const { data } = await app.graphql('ROLE_EMPLOYEE', asReader, { id: saved.body.data.id, image });
  expect((await preview(layers, { image })).data.preview).toBe(data.preview);
});

test('uses the format and the quality, and scales large templates down', async () => {
  const layers = [{ ...white, width: 2400, height: 1200 }];
  const { type, bytes } = await render(layers, { width: 2400, height: 1200, format: 'jpg', quality: 50 });
  expect(type).toBe('data:image/jpeg;base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 640 });
});

test('stores nothing and is not cached', async () => {
  const counts = () => Promise.all([Image, ImageTemplate].map(entity => app.contextFor('ROLE_ADMIN').records(entity).count()));
  const before = await counts();
  const cached = jest.spyOn(app.app.services.cache, 'write');
  const stored = jest.spyOn(app.app.services.storage, 'write');
  await render([white]);
  expect([await counts(), cached.mock.calls, stored.mock.calls]).toEqual([before, [], []]);
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'ROLE_EDITOR' },
    body: JSON.stringify({ query, variables: { content: { width: 20, height: 20, layers: [] } } }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('names the layer and the field of wrong input', async () => {
  const missing = '11111111-1111-4111-8111-111111111111';
  const fieldsOf = async (layer: object) => (await issuesOf([white, layer])).map(({ field }) => field);
  expect(await fieldsOf({ type: 'text', value: 'A', fontSize: 5, ...frame })).toEqual(['layers.1.fontSize']);
  expect(await fieldsOf({ type: 'color', color: 'url(http://evil.example)', ...frame })).toEqual(['layers.1.color']);
  expect(await fieldsOf({ type: 'color', value: 'rot', color: '#ffffff', ...frame })).toEqual(['layers.1.value']);
  expect(await fieldsOf({ type: 'image', value: missing, ...frame })).toEqual(['layers.1.value']);
  expect(await fieldsOf({ type: 'image', ...frame })).toEqual(['layers.1.value']);
  expect(await fieldsOf({ type: 'text', ...frame })).toEqual(['layers.1.value']);
  expect(await fieldsOf({ type: 'color', ...frame })).toEqual(['layers.1.color']);
  expect(await fieldsOf({ type: 'gradient', color2: '#000000', ...frame })).toEqual(['layers.1.color']);
  expect(await fieldsOf({ type: 'gradient', color: '#000000', ...frame })).toEqual(['layers.1.color2']);
  expect(await issuesOf([], { image: missing })).toMatchObject([{ field: 'image', message: 'Der gewählte Eintrag existiert nicht.' }]);
  expect(await issuesOf([], { image: "'; --" })).toMatchObject([{ field: 'image' }]);
});

test('has as many layers and pixels as a template may have, and no more', async () => {
  await render(Array.from({ length: maxLayers }, () => white));
  expect(await issuesOf(Array.from({ length: maxLayers + 1 }, () => white))).toMatchObject([{ field: 'layers' }]);
  await render([], { width: 2400, height: 16 });
  expect(await issuesOf([], { width: 2401, height: 15 })).toMatchObject([{ field: 'width' }, { field: 'height' }]);
});

test.each([
  ['markup', '<span size="900000" foreground="#ff0000">A</span>'],
  ['an SVG with a file', '<svg><image href="file:///etc/passwd"/></svg>'],
  ['an entity', '&lol; &#0; <!DOCTYPE a [<!ENTITY lol SYSTEM "file:///etc/passwd">]>'],
])('shows %s in a text as text', async (_what, value) => {
  const { bytes } = await render([white, { type: 'text', value, color: '#000000', fontSize: 10, ...frame }]);
  const [red, green] = (await sharp(bytes).stats()).channels;
  expect(red!.mean).toBeLessThan(254);
  expect(red!.mean).toBe(green!.mean); // black, as the layer says
});

test.each([
  [undefined, 'UNAUTHENTICATED'],
  ['ROLE_EMPLOYEE', 'FORBIDDEN'],
  ['ROLE_MANAGER', 'FORBIDDEN'],
] as const)('%s cannot render what is not saved', async (role, code) => {
  const { errors } = await app.graphql(role, query, { content: { width: 20, height: 20, layers: [] } });
  expect(errors?.[0].extensions.code).toBe(code);
});

test('limits the previews of a user', async () => {
  const request = () => app.graphql('ROLE_ADMIN', query, { content: { width: 16, height: 16, layers: [] } });
  for (let count = 0; count < 60; count += 1) expect((await request()).errors).toBeUndefined();
  expect((await request()).errors?.[0].extensions.code).toBe('RATE_LIMITED');
});
