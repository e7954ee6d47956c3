import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { imageWidths } from '../../../../schema/site/imageUrls';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { nextEvent, useTestApp } from '../../../testing/app/testApp';
import { storeImage } from './image.service';

const app = useTestApp();
const admin = () => app.contextFor('ROLE_ADMIN');
const bretzel = readFileSync('server/demo/images/brezelplatte.svg'); // aspect ratio 3:2
const storeSvg = () => storeImage(admin(), bretzel, { alt: 'Brezeln', isSvg: true });
const createPhoto = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#c83' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Artist: 'Someone' } } })
    .toBuffer();

async function get(path: string, accept = '*/*') {
  const response = await fetch(`${app.url}/image/${path}`, { headers: { accept } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test.each(Object.entries(imageWidths))('renders an SVG in size %s, %d pixels wide', async (size, width) => {
  const { status, headers, bytes } = await get(`${size}/${await storeSvg()}-1.png`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toContain('Accept');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height: Math.round((width * 2) / 3) });
});

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])('returns for the Accept header %s the type %s', async (accept, type, format) => {
  const { headers, bytes } = await get(`tiny/${await storeSvg()}-1.png`, accept);
  expect(headers.get('content-type')).toBe(type);
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 256 });
});

test('serves the original of an SVG as PNG, never as SVG', async () => {
  const id = await storeSvg();
  const { bytes } = await get(`${id}-1.png`);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1920, height: 1280 });
  expect((await get(`${id}-1.svg`)).status).toBe(404);
  const { data } = await app.graphql('ROLE_EMPLOYEE', `{ image(id: "${id}") { version extension mimeType alt width height } }`);
  expect(data.image).toEqual({ version: 1, extension: 'png', mimeType: 'image/png', alt: 'Brezeln', width: 1920, height: 1280 });
});

test('never enlarges a photo and removes its metadata', async () => {
  const id = await storeImage(admin(), await createPhoto(400), { alt: 'Krume' });
  expect(await sharp((await get(`large/${id}-1.jpg`)).bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  const { bytes } = await get(`${id}-1.jpg`);
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
});

test.each([
  ['another version', (id: string) => `small/${id}-2.png`],
  ['another type', (id: string) => `small/${id}-1.jpg`],
  ['another size', (id: string) => `huge/${id}-1.png`],
  ['an unknown image', () => `small/${unknownId}-1.png`],
  ['no version', (id: string) => `${id}.png`],
  ['a path traversal', (id: string) => `small/..%2f..%2fimages%2f${id}-1.png`],
  ['a path traversal with backslashes', () => '..%5c..%5cpackage.json'],
  ['a path with a null byte', (id: string) => `small/${id}-1.png%00.svg`],
])('returns 404 for %s', async (_what, path) => {
  const { status, headers } = await get(path(await storeSvg()));
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('renders an image once for parallel requests', async () => {
  const id = await storeSvg();
  const write = jest.spyOn(app.app.services.cache, 'write');
  const responses = await Promise.all(Array.from({ length: 20 }, () => get(`small/${id}-1.png`)));
  expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

test('serves an image that cannot be cached, and logs the error', async () => {
  const { services } = app.app;
  const id = await storeSvg();
  const write = jest.spyOn(services.cache, 'write').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const report = jest.spyOn(services.errorLog, 'report').mockImplementation(() => {});
  expect((await get(`small/${id}-1.png`)).status).toBe(200);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOSPC' }), 'Zwischenspeicher der Bilder');
  for (const spy of [write, report]) spy.mockRestore();
});

test('queues a rendering for the address of its visitor', async () => {
  const id = await storeSvg();
  const queue = jest.spyOn(app.app.services, 'imageQueue');
  await get(`small/${id}-1.png`);
  expect(queue).toHaveBeenCalledWith(expect.any(String), expect.any(Function), '127.0.0.1');
  queue.mockRestore();
});

test('answers a second request from memory like the first one, and 304 for its ETag', async () => {
  const path = `tiny/${await storeSvg()}-1.png`;
  const [first, second] = [await get(path), await get(path)];
  const etag = first.headers.get('etag')!;
  expect([second.status, second.headers.get('etag'), second.headers.get('content-type')]).toEqual([200, etag, 'image/png']);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  const revalidated = await fetch(`${app.url}/image/${path}`, { headers: { accept: '*/*', 'if-none-match': etag } });
  expect(revalidated.status).toBe(304);
});

test('anonymous clients cannot store images', async () => {
  await expect(storeImage(app.contextFor(), await createPhoto(10), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('redirects the URL of an earlier version, which rich text contains, to the new file', async () => {
  const id = await storeSvg();
  expect((await get(`small/${id}-1.png`)).status).toBe(200);
  await app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, { data: `data:image/jpeg;base64,${(await createPhoto(30)).toString('base64')}` });
  await nextEvent(app);
  for (const size of ['small/', '']) {
    const response = await fetch(`${app.url}/image/${size}${id}-1.png`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, `/image/${size}${id}-2.jpg`]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await get(`${size}${id}-1.png`)).status).toBe(200);
  }
  expect((await get(`small/${id}-3.jpg`)).status).toBe(404);
});

test('deletes the files of an image with it', async () => {
  const id = await storeSvg();
  await get(`small/${id}-1.png`);
  expect((await app.rest('ROLE_MANAGER', 'DELETE', `/images/${id}`)).status).toBe(200);
  await nextEvent(app);
  expect((await get(`small/${id}-1.png`)).status).toBe(404);
  expect((await get(`${id}-1.png`)).status).toBe(404);
});

test.each(['version', 'extension', 'mimeType', 'width', 'height', 'size', 'hash'])('%s of an image is read-only', async field => {
  const id = await storeSvg();
  const value = ['extension', 'mimeType', 'hash'].includes(field) ? 'x' : 7;
  expect(await app.rest('ROLE_ADMIN', 'PUT', `/images/${id}`, { [field]: value })).toMatchObject({
    status: 422,
    body: { errors: [{ field, code: 'INVALID' }] },
  });
  const { errors } = await app.graphql(
    'ROLE_ADMIN',
    `mutation { updateImage(id: "${id}", input: { ${field}: ${JSON.stringify(value)} }) { id } }`,
  );
  expect(errors?.[0]).toMatchObject({ message: 'Dieses Feld ist nicht bekannt.', extensions: { errors: [{ field }] } });
  expect((await get(`tiny/${id}-1.png`)).status).toBe(200);
});

const pngOf = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c83' } })
    .png()
    .toBuffer();

test.each([
  ['a text file', async () => Buffer.from('Semmel'), 'Dieser Dateityp ist nicht erlaubt.'],
  ['another file with the type of an image', async () => Buffer.from('%PDF-1.7'), 'Dieser Dateityp ist nicht erlaubt.'],
  ['an image that is too narrow', () => pngOf(15, 16), 'Das Bild ist zu klein (mindestens 16 x 16 Pixel).'],
  ['an image that is too low', () => pngOf(16, 15), 'Das Bild ist zu klein (mindestens 16 x 16 Pixel).'],
  ['no image of the least size', () => pngOf(16, 16), undefined],
])('rejects %s in GraphQL and REST', async (_, createFile, message) => {
  const data = `data:image/png;base64,${(await createFile()).toString('base64')}`;
  const { body } = await app.rest('ROLE_MANAGER', 'POST', '/images', { data });
  const { errors } = await app.graphql('ROLE_MANAGER', 'mutation ($data: String!) { createImage(input: { data: $data }) { id } }', {
    data,
  });
  const expected = message && [{ message, field: 'data', code: 'INVALID' }];
  expect([body.errors, errors?.[0].extensions.errors]).toEqual([expected, expected]);
});

test('managers update the texts of an image through GraphQL and REST', async () => {
  const id = await storeSvg();
  const texts = { alt: 'Drei Brezeln', title: 'Aus dem Ofen', tags: ['Herbst'] };
  expect(await app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, texts)).toMatchObject({
    status: 200,
    body: { data: { ...texts, version: 1 } },
  });
  const { data } = await app.graphql('ROLE_MANAGER', `mutation { updateImage(id: "${id}", input: { alt: "Eine" }) { alt title version } }`);
  expect(data.updateImage).toEqual({ alt: 'Eine', title: 'Aus dem Ofen', version: 1 });
  expect((await app.rest('ROLE_EMPLOYEE', 'PUT', `/images/${id}`, texts)).status).toBe(403);
  expect((await app.rest(undefined, 'PUT', `/images/${id}`, texts)).status).toBe(401);
});

test('requires a description of an image, or that it only decorates', async () => {
  const id = await storeSvg();
  const update = (input: object) => app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, input);
  const invalid = { status: 422, body: { errors: [{ field: 'alt', code: 'INVALID' }] } };
  expect(await update({ isDecorative: true })).toMatchObject(invalid);
  expect(await update({ isDecorative: true, alt: null })).toMatchObject({ status: 200, body: { data: { isDecorative: true, alt: null } } });
  expect(await update({ alt: 'Brezeln' })).toMatchObject(invalid);
  expect(await update({ alt: 'Brezeln', focusX: 0.3 })).toMatchObject(invalid);
  const data = `data:image/jpeg;base64,${(await createPhoto(30)).toString('base64')}`;
  expect(await app.rest('ROLE_MANAGER', 'POST', '/images', { data, alt: 'Brot', isDecorative: true })).toMatchObject(invalid);
  const { body } = await app.rest('ROLE_MANAGER', 'POST', '/images', { data, isDecorative: true });
  const read = async (filter: string) =>
    (await app.graphql('ROLE_EMPLOYEE', `{ images(limit: 500, filter: { ${filter} }) { items { id isDecorative } } }`)).data.images.items;
  const decorative = { id: body.data.id, isDecorative: true };
  expect(await read('isDecorative: true')).toContainEqual(decorative);
  expect(await read('isDescribed: true')).toContainEqual(decorative);
  expect(await read('isDescribed: false')).not.toContainEqual(decorative);
});

test('keeps one of a description and the choice that an image only decorates, made at once', async () => {
  const id = await storeImage(admin(), await createPhoto(20), {});
  const update = (input: object) => app.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, input);
  const responses = await Promise.all([update({ alt: 'Brot' }), update({ isDecorative: true })]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('names HEIC in the error even when the file has another extension', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1').toString('base64');
  const responses = [
    await app.rest(undefined, 'POST', '/uploads', { data: `data:image/jpeg;base64,${heic}`, name: 'IMG_1.jpg' }),
    await app.rest('ROLE_MANAGER', 'POST', '/images', { data: `data:image/heic;base64,${heic}` }),
  ];
  for (const { body } of responses)
    expect(body.errors).toMatchObject([{ field: 'data', message: expect.stringMatching(/^Bilder im Format HEIC /) }]);
});
