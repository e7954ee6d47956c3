import { connect } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { nowhere } from '../../../../schema/testing/exampleRecords';
import { eventually, useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';
import { diskStorage } from '../../../platform/files/diskStorage';
import { expireUploads } from './upload.service';
import { Upload } from './upload.entity';

const folder = '.data/test/uploads';
const disk = diskStorage(folder);
const clock = { now: new Date('2026-11-16T07:00:00Z') };
const house = useHouse({ storage: disk, now: () => clock.now, limits: { silence: 400, transfer: 1_500 } });
const shop = useShop(house);

const text = 'data:text/plain;base64,U2VtbWVsCg==';
const files = () =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.')) : [];
const count = () => house.app.services.database.getRepository(Upload).count();

async function photo(): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c83' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const pdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj\n4 0 obj<</Length 31>>stream\n1 0 0 rg 0 0 200 100 re f       \nendstream endobj\ntrailer<</Root 1 0 R>>\n',
  );

interface Kept {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
  mimeType: string;
  name: string;
  hasPreview: boolean;
}

async function send(data: string, name?: string, token?: 'ROLE_MANAGER'): Promise<Kept> {
  const { status, body } = await house.rest(token, 'POST', '/uploads', { data, ...(name && { name }) });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as Kept;
}

const get = (path: string) => fetch(`${house.address}/upload/${path}`);
const addressOf = ({ publicHash, id, version, extension }: Kept) => `${publicHash}/${id}-${version}.${extension}`;
const previewOf = ({ publicHash, id, version }: Kept) => `${publicHash}/preview/${id}-${version}.jpg`;

test('a stranger sends a photo, and whoever has its hash may fetch it', async () => {
  const kept = await send(await photo(), 'C:\\Bilder\\Torte.JPEG');
  expect(kept).toMatchObject({ version: 1, extension: 'jpg', mimeType: 'image/jpeg', name: 'Torte.JPEG', hasPreview: true });
  const response = await get(addressOf(kept));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 900, height: 600 });
  const wrong = { ...kept, publicHash: kept.publicHash.replace(/./g, '0') };
  expect((await get(addressOf(wrong))).status).toBe(404);
  expect((await get(addressOf({ ...kept, version: 2 }))).status).toBe(404);
  expect((await get(addressOf({ ...kept, extension: 'png' }))).status).toBe(404);
});

test('a photo of a telephone is kept without what it says of its owner and the place', async () => {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83' } })
    .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '48/1 18/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Someone --></x:xmpmeta>')
    .avif()
    .toBuffer();
  expect(buffer.includes('Someone')).toBe(true);
  buffer.write('heic', 8, 'latin1'); // the same file but for the way its pixels are packed
  const kept = await send(`data:image/heic;base64,${buffer.toString('base64')}`, 'IMG_1.HEIC');
  const bytes = Buffer.from(await (await get(addressOf(kept))).arrayBuffer());
  expect([kept.extension, bytes.length, bytes.includes('Someone')]).toEqual(['heic', buffer.length, false]);
  bytes.write('avif', 8, 'latin1');
  const { width, exif } = await sharp(bytes).metadata();
  expect([width, exif?.includes('Someone') ?? false]).toEqual([60, false]);
  const broken = `data:image/heic;base64,${buffer.subarray(0, 90).toString('base64')}`;
  expect((await house.rest(undefined, 'POST', '/uploads', { data: broken, name: 'IMG_2.HEIC' })).status).toBe(422);
});

test('a picture and a page are previewed, nothing else is', async () => {
  const previewed = [await send(await photo(), 'a.jpg'), await send(`data:application/pdf;base64,${pdf().toString('base64')}`, 'plan.pdf')];
  for (const kept of previewed) {
    const response = await get(previewOf(kept));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  }
  const page = Buffer.from(await (await get(previewOf(previewed[1]!))).arrayBuffer());
  const { channels } = await sharp(page).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]); // red, as it was drawn
  const plain = await send(text, 'a.txt');
  expect(plain.hasPreview).toBe(false);
  expect((await get(previewOf(plain))).status).toBe(404);
});

test('through GraphQL a file is kept alike', async () => {
  const { data } = await house.graphql(
    undefined,
    `mutation { createUpload(draft: { data: "${text}", name: "a.txt" }) { extension mimeType publicHash size owner { id } } }`,
  );
  expect(data.createUpload).toEqual({ extension: 'txt', mimeType: 'text/plain', publicHash: expect.any(String), size: 7, owner: null });
});

test('strangers read no list, staff does, and only who keeps them changes them', async () => {
  const { id } = await send(text, 'a.txt');
  expect((await house.rest(undefined, 'GET', '/uploads')).status).toBe(401);
  expect((await house.rest(undefined, 'GET', `/uploads/${id}`)).status).toBe(401);
  expect((await house.rest('ROLE_EMPLOYEE', 'GET', `/uploads/${id}`)).body.data.name).toBe('a.txt');
  expect((await house.rest('ROLE_EMPLOYEE', 'PUT', `/uploads/${id}`, { name: 'b' })).status).toBe(403);
  expect((await house.rest('ROLE_EDITOR', 'PUT', `/uploads/${id}`, { name: 'b.txt' })).body.data.name).toBe('b.txt');
  expect((await house.rest(undefined, 'DELETE', `/uploads/${id}`)).status).toBe(401);
  expect((await house.rest('ROLE_EDITOR', 'PUT', `/uploads/${id}`, { version: 7 })).status).toBe(422);
});

test('another file has another address, and the old one is gone', async () => {
  const before = await send(text, 'a.txt');
  const { body } = await house.rest('ROLE_MANAGER', 'PUT', `/uploads/${before.id}`, { data: await photo(), name: 'b.jpg' });
  expect(body.data).toMatchObject({ id: before.id, version: 2, extension: 'jpg', publicHash: before.publicHash });
  expect((await get(addressOf(before))).status).toBe(404);
  expect((await get(addressOf(body.data as Kept))).status).toBe(200);
});

test('of two who replace a file at once, one does', async () => {
  const { id } = await send(text, 'a.txt');
  const answers = await Promise.all([1, 2].map(() => house.rest('ROLE_MANAGER', 'PUT', `/uploads/${id}`, { data: text, name: 'b.txt' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get(addressOf(answers.find(({ status }) => status === 200)!.body.data as Kept))).status).toBe(200);
});

test('what is deleted is gone, with its files', async () => {
  const kept = await send(await photo(), 'a.jpg');
  expect((await house.rest('ROLE_MANAGER', 'DELETE', `/uploads/${kept.id}`)).status).toBe(200);
  expect(files().filter(name => name.includes(kept.id))).toEqual([]);
  expect((await get(addressOf(kept))).status).toBe(404);
});

const withPhoto = (...value: string[]) => ({
  items: [
    {
      product: shop.cake,
      amount: 1,
      parts: [
        { name: 'Größe', value: ['klein'] },
        { name: 'Foto', value },
      ],
    },
  ],
});

test('an order takes the photo it names, once and for all', async () => {
  const { id } = await send(await photo(), 'a.jpg');
  const order = await shop.place(withPhoto(id));
  expect((await house.rest('ROLE_EMPLOYEE', 'GET', `/uploads/${id}`)).body.data.order).toBe(order.id);
  const again = await house.rest(undefined, 'POST', '/orders', shop.draft(withPhoto(id)));
  const refusal = { message: 'Der gewählte Eintrag existiert nicht.', field: 'items.0.parts.1.value.0', code: 'INVALID' };
  expect([again.status, again.body.errors]).toEqual([422, [refusal]]);
  expect(await house.rest('ROLE_MANAGER', 'DELETE', `/uploads/${id}`)).toEqual({
    status: 409,
    body: { errors: [{ message: 'Wird noch verwendet.', field: null, code: 'CONFLICT' }] },
  });
});

test.each([
  ['a file that is nowhere', async () => nowhere, 'Der gewählte Eintrag existiert nicht.'],
  ['no id', async () => 'foto.jpg', 'Der gewählte Eintrag existiert nicht.'],
  ['a text where a picture is asked for', async () => (await send(text, 'a.txt')).id, 'Dieser Dateityp ist nicht erlaubt.'],
])('an order that names %s is refused', async (_what, value, message) => {
  const { status, body } = await house.rest(undefined, 'POST', '/orders', shop.draft(withPhoto(await value())));
  expect([status, body.errors[0].message]).toEqual([422, message]);
});

test('whoever tries again after a payment failed names the same photo, and nobody does after that', async () => {
  const { id } = await send(await photo(), 'a.jpg');
  const failed = await shop.place(withPhoto(id));
  const { database } = house.app.services;
  await database.query('update "order" set "failedAt" = "createdAt" where id = $1', [failed.id]);
  const again = await Promise.all([1, 2].map(() => house.rest(undefined, 'POST', '/orders', shop.draft(withPhoto(id)))));
  expect(again.map(({ status }) => status).sort()).toEqual([201, 422]);
  const { uid } = again.find(({ status }) => status === 201)!.body.data;
  expect(await database.query('select o.uid from "order" o, upload where "orderId" = o.id and upload.id = $1', [id])).toEqual([{ uid }]);
});

test('of two orders that name one photo at once, one gets it', async () => {
  const { id } = await send(await photo(), 'a.jpg');
  const answers = await Promise.all([1, 2].map(() => house.rest(undefined, 'POST', '/orders', shop.draft(withPhoto(id)))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('what strangers sent and nobody ordered goes after a week, and nothing else does', async () => {
  const unused = await send(await photo(), 'a.jpg');
  const ordered = await send(await photo(), 'b.jpg');
  await shop.place(withPhoto(ordered.id));
  const { database } = house.app.services;
  await database.query(`update upload set "createdAt" = '2026-11-16T07:00:00Z'`);
  clock.now = new Date('2026-11-23T06:59:00Z');
  expect(await expireUploads(house.app.services)).toBe(0);
  clock.now = new Date('2026-11-23T07:01:00Z');
  const gone = await Promise.all([expireUploads(house.app.services), expireUploads(house.app.services)]);
  clock.now = new Date('2026-11-16T07:00:00Z');
  expect(gone[0] + gone[1]).toBeGreaterThan(0);
  expect((await get(addressOf(unused))).status).toBe(404);
  expect((await get(addressOf(ordered))).status).toBe(200);
  expect(files().filter(name => name.includes(unused.id))).toEqual([]);
});

test('a full disk keeps nothing: no file, no record, and the shop goes on', async () => {
  const { write } = disk;
  const full = jest.spyOn(house.app.services.storage, 'write').mockImplementation(async (name, bytes) => {
    if (name.includes('preview')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await write(name, bytes);
  });
  const before = [files(), await count()];
  const answer = await house.rest(undefined, 'POST', '/uploads', { data: await photo(), name: 'a.jpg' });
  expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'UNAVAILABLE']);
  expect([files(), await count()]).toEqual(before);
  full.mockRestore();
  await shop.place();
  await send(await photo(), 'a.jpg');
});

/** Sends the beginning of a request, and then what it is told to; what came back when the connection ended. */
function slowly(head: string, body: string): { socket: ReturnType<typeof connect>; answer: Promise<string> } {
  const { port } = new URL(house.address);
  const socket = connect(Number(port), '127.0.0.1');
  let told = '';
  socket.on('data', chunk => (told += chunk.toString())).on('error', () => {});
  socket.write(`${head}\r\n\r\n${body}`);
  return { socket, answer: new Promise(done => socket.once('close', () => done(told))) };
}

const request = (type: string) => `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000000`;

test.each([
  [
    'a form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="data"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
  ],
  ['JSON', 'application/json', '{"data": "data:image/jpeg;base64,'],
])('whoever falls silent in the middle of %s is let go', async (_what, type, body) => {
  const before = [files(), await count()];
  expect(await slowly(request(type), body).answer).toContain('408 Request Timeout');
  expect([files(), await count()]).toEqual(before);
});

test('whoever sends letter by letter is let go when the time is over, however many do', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="data"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
  const slow = Array.from({ length: 20 }, () => slowly(request('multipart/form-data; boundary=x'), body));
  const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('a')), 100);
  await send(text, 'a.txt'); // meanwhile others are served
  const answers = await Promise.all(slow.map(({ answer }) => answer));
  clearInterval(drip);
  for (const answer of answers) expect(answer).toContain('408 Request Timeout');
});

test('whoever hangs up leaves nothing', async () => {
  const before = await count();
  const { socket } = slowly(
    request('multipart/form-data; boundary=x'),
    '--x\r\nContent-Disposition: form-data; name="data"; filename="a.txt"\r\n\r\nabc',
  );
  await eventually(() => socket.bytesWritten > 0);
  socket.destroy();
  await send(text, 'a.txt');
  expect(await count()).toBe(before + 1);
});

test.each([
  ['without a boundary', 'multipart/form-data', ''],
  ['that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="data"; filename="a.txt"\r\n\r\nabc'],
  [
    'with two files',
    'multipart/form-data; boundary=x',
    ['a', 'b'].map(name => `--x\r\nContent-Disposition: form-data; name="data"; filename="${name}.txt"\r\n\r\nabc\r\n`).join('') + '--x--',
  ],
  [
    'with a field we do not know',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--',
  ],
  ['without a file', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nabc\r\n--x--'],
])('a form %s is refused', async (_what, type, body) => {
  const response = await fetch(`${house.address}/api/uploads`, { method: 'POST', headers: { 'content-type': type }, body });
  expect(response.status).toBe(422);
});

test('a form from a foreign page is refused, and one with a session of nobody too', async () => {
  const form = new FormData();
  form.set('data', new File(['Semmel'], 'a.txt', { type: 'text/plain' }));
  const foreign = await fetch(`${house.address}/api/uploads`, { method: 'POST', headers: { origin: 'https://evil.example' }, body: form });
  expect(foreign.status).toBe(403);
  const image = await fetch(`${house.address}/api/images`, { method: 'POST', headers: { cookie: 'session=made-up' }, body: form });
  expect(image.status).toBe(401);
});
