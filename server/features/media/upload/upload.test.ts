import { connect } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { unknownId } from '../../../../schema/testing/exampleRecords';
import { waitFor, useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { diskStorage } from '../../../platform/files/diskStorage';
import { Upload } from './upload.entity';

const folder = '.data/test/uploads';
const disk = diskStorage(folder);
// Requests that wait for each other need the time that a busy machine takes.
const waitingTimes = { statementTimeout: 60_000, requestTimeout: 60_000 };
const app = useTestApp({ storage: disk, limits: { ...waitingTimes, bodyIdleTimeout: 400, bodyTimeout: 1_500 } });
const shop = useTestShop(app);

const text = 'data:text/plain;base64,U2VtbWVsCg==';
const storedFiles = () =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.')) : [];
const countUploads = () => app.app.services.database.getRepository(Upload).count();

async function createPhoto(): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c83' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const pdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj\n4 0 obj<</Length 31>>stream\n1 0 0 rg 0 0 200 100 re f       \nendstream endobj\ntrailer<</Root 1 0 R>>\n',
  );

type UploadRecord = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash' | 'mimeType' | 'name' | 'hasPreview'>;

async function upload(data: string, name?: string, token?: 'ROLE_MANAGER'): Promise<UploadRecord> {
  const { status, body } = await app.rest(token, 'POST', '/uploads', { data, ...(name && { name }) });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as UploadRecord;
}

const get = (path: string) => fetch(`${app.url}/upload/${path}`);
const uploadPath = ({ publicHash, id, version, extension }: UploadRecord) => `${publicHash}/${id}-${version}.${extension}`;
const previewPath = ({ publicHash, id, version }: UploadRecord) => `${publicHash}/preview/${id}-${version}.jpg`;

test('lets an anonymous client upload a photo, and every client with its hash download it', async () => {
  const record = await upload(await createPhoto(), 'C:\\Bilder\\Torte.JPEG');
  expect(record).toMatchObject({ version: 1, extension: 'jpg', mimeType: 'image/jpeg', name: 'Torte.JPEG', hasPreview: true });
  const response = await get(uploadPath(record));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 900, height: 600 });
  const wrongHash = { ...record, publicHash: record.publicHash.replace(/./g, '0') };
  expect((await get(uploadPath(wrongHash))).status).toBe(404);
  expect((await get(uploadPath({ ...record, version: 2 }))).status).toBe(404);
  expect((await get(uploadPath({ ...record, extension: 'png' }))).status).toBe(404);
});

test('stores a HEIC photo without its metadata', async () => {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83' } })
    .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '48/1 18/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Someone --></x:xmpmeta>')
    .avif()
    .toBuffer();
  expect(buffer.includes('Someone')).toBe(true);
  buffer.write('heic', 8, 'latin1'); // HEIC and AVIF differ only in the codec of the pixels
  const record = await upload(`data:image/heic;base64,${buffer.toString('base64')}`, 'IMG_1.HEIC');
  const bytes = Buffer.from(await (await get(uploadPath(record))).arrayBuffer());
  expect([record.extension, bytes.length, bytes.includes('Someone')]).toEqual(['heic', buffer.length, false]);
  bytes.write('avif', 8, 'latin1');
  const { width, exif } = await sharp(bytes).metadata();
  expect([width, exif?.includes('Someone') ?? false]).toEqual([60, false]);
  const broken = `data:image/heic;base64,${buffer.subarray(0, 90).toString('base64')}`;
  expect((await app.rest(undefined, 'POST', '/uploads', { data: broken, name: 'IMG_2.HEIC' })).status).toBe(422);
});

test('creates previews of images and PDFs only', async () => {
  const records = [
    await upload(await createPhoto(), 'a.jpg'),
    await upload(`data:application/pdf;base64,${pdf().toString('base64')}`, 'plan.pdf'),
  ];
  for (const record of records) {
    const response = await get(previewPath(record));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  }
  const page = Buffer.from(await (await get(previewPath(records[1]!))).arrayBuffer());
  const { channels } = await sharp(page).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]); // the page is red
  const textFile = await upload(text, 'a.txt');
  expect(textFile.hasPreview).toBe(false);
  expect((await get(previewPath(textFile))).status).toBe(404);
});

test('stores a file in the same way by GraphQL', async () => {
  const { data } = await app.graphql(
    undefined,
    `mutation { createUpload(input: { data: "${text}", name: "a.txt" }) { extension mimeType publicHash size owner { id } } }`,
  );
  expect(data.createUpload).toEqual({ extension: 'txt', mimeType: 'text/plain', publicHash: expect.any(String), size: 7, owner: null });
});

test('lets only staff read uploads, and only editors and managers update them', async () => {
  const { id } = await upload(text, 'a.txt');
  expect((await app.rest(undefined, 'GET', '/uploads')).status).toBe(401);
  expect((await app.rest(undefined, 'GET', `/uploads/${id}`)).status).toBe(401);
  expect((await app.rest('ROLE_EMPLOYEE', 'GET', `/uploads/${id}`)).body.data.name).toBe('a.txt');
  expect((await app.rest('ROLE_EMPLOYEE', 'PUT', `/uploads/${id}`, { name: 'b' })).status).toBe(403);
  expect((await app.rest('ROLE_EDITOR', 'PUT', `/uploads/${id}`, { name: 'b.txt' })).body.data.name).toBe('b.txt');
  expect((await app.rest(undefined, 'DELETE', `/uploads/${id}`)).status).toBe(401);
  expect((await app.rest('ROLE_EDITOR', 'PUT', `/uploads/${id}`, { version: 7 })).status).toBe(422);
});

test('gives a new file a new URL, to which the old one redirects', async () => {
  const before = await upload(text, 'a.txt');
  const { body } = await app.rest('ROLE_MANAGER', 'PUT', `/uploads/${before.id}`, { data: await createPhoto(), name: 'b.jpg' });
  expect(body.data).toMatchObject({ id: before.id, version: 2, extension: 'jpg', publicHash: before.publicHash });
  const redirect = await fetch(`${app.url}/upload/${uploadPath(before)}`, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, `/upload/${uploadPath(body.data as UploadRecord)}`]);
  expect((await get(uploadPath(body.data as UploadRecord))).status).toBe(200);
});

test('accepts one of two parallel replacements', async () => {
  const { id } = await upload(text, 'a.txt');
  const replace = () => app.rest('ROLE_MANAGER', 'PUT', `/uploads/${id}`, { data: text, name: 'b.txt' });
  // Both have read the record before one of them can change it.
  const pending = await app.app.services.database.transaction(async db => {
    await db.query('select 1 from upload where id = $1 for update', [id]);
    const pending = [replace(), replace()];
    const waitingQueries = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitFor(async () => (await db.query(waitingQueries)).length === pending.length);
    return pending;
  });
  const responses = await Promise.all(pending);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get(uploadPath(responses.find(({ status }) => status === 200)!.body.data as UploadRecord))).status).toBe(200);
});

test('deletes the files of an upload with it', async () => {
  const record = await upload(await createPhoto(), 'a.jpg');
  expect((await app.rest('ROLE_MANAGER', 'DELETE', `/uploads/${record.id}`)).status).toBe(200);
  expect(storedFiles().filter(name => name.includes(record.id))).toEqual([]);
  expect((await get(uploadPath(record))).status).toBe(404);
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

test('accepts an upload only in the first order that references it', async () => {
  const { id } = await upload(await createPhoto(), 'a.jpg');
  const order = await shop.placeOrder(withPhoto(id));
  expect((await app.rest('ROLE_EMPLOYEE', 'GET', `/uploads/${id}`)).body.data.order).toBe(order.id);
  const second = await app.rest(undefined, 'POST', '/orders', shop.orderInput(withPhoto(id)));
  const expectedError = { message: 'Der gewählte Eintrag existiert nicht.', field: 'items.0.parts.1.value.0', code: 'INVALID' };
  expect([second.status, second.body.errors]).toEqual([422, [expectedError]]);
  expect(await app.rest('ROLE_MANAGER', 'DELETE', `/uploads/${id}`)).toEqual({
    status: 409,
    body: { errors: [{ message: 'Wird noch verwendet.', field: null, code: 'CONFLICT' }] },
  });
});

test.each([
  ['an unknown upload', async () => unknownId, 'Der gewählte Eintrag existiert nicht.'],
  ['an invalid id', async () => 'foto.jpg', 'Der gewählte Eintrag existiert nicht.'],
  ['a text file where an image is required', async () => (await upload(text, 'a.txt')).id, 'Dieser Dateityp ist nicht erlaubt.'],
])('rejects an order that references %s', async (_what, value, message) => {
  const { status, body } = await app.rest(undefined, 'POST', '/orders', shop.orderInput(withPhoto(await value())));
  expect([status, body.errors[0].message]).toEqual([422, message]);
});

test('lets one new order reference the same photo after a failed payment', async () => {
  const { id } = await upload(await createPhoto(), 'a.jpg');
  const failed = await shop.placeOrder(withPhoto(id));
  const { database } = app.app.services;
  await database.query('update "order" set "failedAt" = "createdAt" where id = $1', [failed.id]);
  const responses = await Promise.all([1, 2].map(() => app.rest(undefined, 'POST', '/orders', shop.orderInput(withPhoto(id)))));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  const { uid } = responses.find(({ status }) => status === 201)!.body.data;
  expect(await database.query('select o.uid from "order" o, upload where "orderId" = o.id and upload.id = $1', [id])).toEqual([{ uid }]);
});

test('accepts one of two parallel orders with the same photo', async () => {
  const { id } = await upload(await createPhoto(), 'a.jpg');
  const responses = await Promise.all([1, 2].map(() => app.rest(undefined, 'POST', '/orders', shop.orderInput(withPhoto(id)))));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('stores neither file nor record when the disk is full, and the shop continues', async () => {
  const { write } = disk;
  const writeSpy = jest.spyOn(app.app.services.storage, 'write').mockImplementation(async (name, bytes) => {
    if (name.includes('preview')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await write(name, bytes);
  });
  const before = [storedFiles(), await countUploads()];
  const response = await app.rest(undefined, 'POST', '/uploads', { data: await createPhoto(), name: 'a.jpg' });
  expect([response.status, response.body.errors[0].code]).toEqual([503, 'UNAVAILABLE']);
  expect([storedFiles(), await countUploads()]).toEqual(before);
  writeSpy.mockRestore();
  await shop.placeOrder();
  await upload(await createPhoto(), 'a.jpg');
});

/** Sends the start of a request over a raw socket; resolves with the response when the connection ends. */
function openRequest(header: string, body: string): { socket: ReturnType<typeof connect>; response: Promise<string> } {
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', chunk => (received += chunk.toString())).on('error', () => {});
  socket.write(`${header}\r\n\r\n${body}`);
  return { socket, response: new Promise(done => socket.once('close', () => done(received))) };
}

const requestHeader = (type: string) => `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000000`;

test.each([
  [
    'a form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="data"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
  ],
  ['JSON', 'application/json', '{"data": "data:image/jpeg;base64,'],
])('closes the connection of a client that stops in the middle of %s', async (_what, type, body) => {
  const before = [storedFiles(), await countUploads()];
  expect(await openRequest(requestHeader(type), body).response).toContain('408 Request Timeout');
  expect([storedFiles(), await countUploads()]).toEqual(before);
});

test('closes the connections of clients that send too slowly', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="data"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
  const requests = Array.from({ length: 20 }, () => openRequest(requestHeader('multipart/form-data; boundary=x'), body));
  const drip = setInterval(() => requests.forEach(({ socket }) => socket.writable && socket.write('a')), 100);
  await upload(text, 'a.txt'); // other clients are served in the meantime
  const responses = await Promise.all(requests.map(({ response }) => response));
  clearInterval(drip);
  for (const response of responses) expect(response).toContain('408 Request Timeout');
});

test('stores nothing when the client disconnects', async () => {
  const before = await countUploads();
  const { socket } = openRequest(
    requestHeader('multipart/form-data; boundary=x'),
    '--x\r\nContent-Disposition: form-data; name="data"; filename="a.txt"\r\n\r\nabc',
  );
  await waitFor(() => socket.bytesWritten > 0);
  socket.destroy();
  await upload(text, 'a.txt');
  expect(await countUploads()).toBe(before + 1);
});
