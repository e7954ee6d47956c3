import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { imageWidths } from '../../../../schema/site/imageUrls';
import { nowhere } from '../../../../schema/testing/exampleRecords';
import { heard, useHouse } from '../../../testing/app/testApp';
import { storeImage } from './image.service';

const house = useHouse();
const admin = () => house.as('ROLE_ADMIN');
const bretzel = readFileSync('server/demo/images/brezelplatte.svg'); // three to two
const drawn = () => storeImage(admin(), bretzel, { alt: 'Brezeln', isDrawing: true });
const photo = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#c83' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Artist: 'Someone' } } })
    .toBuffer();

async function get(path: string, accept = '*/*') {
  const response = await fetch(`${house.address}/image/${path}`, { headers: { accept } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test.each(Object.entries(imageWidths))('a drawing comes as %s, %d pixels wide', async (size, width) => {
  const { status, headers, bytes } = await get(`${size}/${await drawn()}-1.png`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toContain('Accept');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height: Math.round((width * 2) / 3) });
});

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])('whoever takes %s gets %s', async (accept, type, format) => {
  const { headers, bytes } = await get(`tiny/${await drawn()}-1.png`, accept);
  expect(headers.get('content-type')).toBe(type);
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 256 });
});

test('whole, a drawing is a picture too: nothing of what was drawn with is handed out', async () => {
  const id = await drawn();
  const { bytes } = await get(`${id}-1.png`);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1920, height: 1280 });
  expect((await get(`${id}-1.svg`)).status).toBe(404);
  const { data } = await house.graphql('ROLE_EMPLOYEE', `{ image(id: "${id}") { version extension mimeType alt width height } }`);
  expect(data.image).toEqual({ version: 1, extension: 'png', mimeType: 'image/png', alt: 'Brezeln', width: 1920, height: 1280 });
});

test('a photo is never made larger than it is, and says nothing of who took it', async () => {
  const id = await storeImage(admin(), await photo(400), { alt: 'Krume' });
  expect(await sharp((await get(`large/${id}-1.jpg`)).bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  const { bytes } = await get(`${id}-1.jpg`);
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
});

test.each([
  ['another version', (id: string) => `small/${id}-2.png`],
  ['another type', (id: string) => `small/${id}-1.jpg`],
  ['another size', (id: string) => `huge/${id}-1.png`],
  ['a picture that is not there', () => `small/${nowhere}-1.png`],
  ['no version', (id: string) => `${id}.png`],
  ['a way out', (id: string) => `small/..%2f..%2fimages%2f${id}-1.png`],
  ['a way out in another spelling', () => '..%5c..%5cpackage.json'],
  ['a text that ends early', (id: string) => `small/${id}-1.png%00.svg`],
])('%s is not found', async (_what, path) => {
  const { status, headers } = await get(path(await drawn()));
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('what many ask for at once is rendered once', async () => {
  const id = await drawn();
  const write = jest.spyOn(house.app.services.cache, 'write');
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`small/${id}-1.png`)));
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

test('strangers store nothing', async () => {
  await expect(storeImage(house.as(), await photo(10), {})).rejects.toMatchObject({ reason: 'unauthenticated' });
});

test('an image that is deleted takes its files with it', async () => {
  const id = await drawn();
  await get(`small/${id}-1.png`);
  expect((await house.rest('ROLE_MANAGER', 'DELETE', `/images/${id}`)).status).toBe(200);
  await heard(house);
  expect((await get(`small/${id}-1.png`)).status).toBe(404);
  expect((await get(`${id}-1.png`)).status).toBe(404);
});

test.each(['version', 'extension', 'mimeType', 'width', 'height', 'size', 'hash'])('nobody changes the %s of an image', async field => {
  const id = await drawn();
  const value = ['extension', 'mimeType', 'hash'].includes(field) ? 'x' : 7;
  expect(await house.rest('ROLE_ADMIN', 'PUT', `/images/${id}`, { [field]: value })).toMatchObject({
    status: 422,
    body: { errors: [{ field, code: 'INVALID' }] },
  });
  const { errors } = await house.graphql(
    'ROLE_ADMIN',
    `mutation { updateImage(id: "${id}", change: { ${field}: ${JSON.stringify(value)} }) { id } }`,
  );
  expect(errors?.[0]).toMatchObject({ message: 'Dieses Feld ist nicht bekannt.', extensions: { errors: [{ field }] } });
  expect((await get(`tiny/${id}-1.png`)).status).toBe(200);
});

test('what an image shows is said by the management, through both doors', async () => {
  const id = await drawn();
  const said = { alt: 'Drei Brezeln', title: 'Aus dem Ofen', tags: ['Herbst'] };
  expect(await house.rest('ROLE_MANAGER', 'PUT', `/images/${id}`, said)).toMatchObject({
    status: 200,
    body: { data: { ...said, version: 1 } },
  });
  const { data } = await house.graphql(
    'ROLE_MANAGER',
    `mutation { updateImage(id: "${id}", change: { alt: "Eine" }) { alt title version } }`,
  );
  expect(data.updateImage).toEqual({ alt: 'Eine', title: 'Aus dem Ofen', version: 1 });
  expect((await house.rest('ROLE_EMPLOYEE', 'PUT', `/images/${id}`, said)).status).toBe(403);
  expect((await house.rest(undefined, 'PUT', `/images/${id}`, said)).status).toBe(401);
});

test('a picture of a telephone that comes under another name is said to be what it is', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1').toString('base64');
  const told = [
    await house.rest(undefined, 'POST', '/uploads', { data: `data:image/jpeg;base64,${heic}`, name: 'IMG_1.jpg' }),
    await house.rest('ROLE_MANAGER', 'POST', '/images', { data: `data:image/heic;base64,${heic}` }),
  ];
  for (const { body } of told)
    expect(body.errors).toMatchObject([{ field: 'data', message: expect.stringMatching(/^Bilder im Format HEIC /) }]);
});
