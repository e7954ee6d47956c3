import { existsSync, readdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { diskStorage } from '../../../platform/files/diskStorage';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import { deleteUnusedUploads } from './deleteUnusedUploads';
import type { Upload } from './upload.entity';

const folder = '.data/test/unused-uploads';
const disk = diskStorage(folder);
const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ storage: disk, now: () => clock.now });
const shop = useTestShop(app);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storedFiles = () =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.')) : [];

type UploadRecord = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash'>;

async function upload(name: string, token?: Token): Promise<UploadRecord> {
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await app.rest(token, 'POST', '/uploads', { data: `data:image/jpeg;base64,${image.toString('base64')}`, name });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as UploadRecord;
}

const get = (path: string) => fetch(`${app.url}/upload/${path}`);
const uploadPath = ({ publicHash, id, version, extension }: UploadRecord) => `${publicHash}/${id}-${version}.${extension}`;

const withPhoto = (photo: string) => {
  const parts = [
    { name: 'Größe', value: ['klein'] },
    { name: 'Foto', value: [photo] },
  ];
  return { items: [{ product: shop.cake, amount: 1, parts }] };
};

test('deletes anonymous uploads without an order after a week, and nothing else', async () => {
  const unused = await upload('a.jpg');
  const ordered = await upload('b.jpg');
  await shop.placeOrder(withPhoto(ordered.id));
  const { database } = app.app.services;
  await database.query(`update upload set "createdAt" = '2026-11-16T07:00:00Z'`);
  clock.now = new Date('2026-11-23T06:59:00Z');
  expect(await deleteUnusedUploads(app.app.services)).toBe(0);
  clock.now = new Date('2026-11-23T07:01:00Z');
  const counts = await Promise.all([deleteUnusedUploads(app.app.services), deleteUnusedUploads(app.app.services)]);
  clock.now = new Date('2026-11-16T07:00:00Z');
  expect(counts[0] + counts[1]).toBeGreaterThan(0);
  expect((await get(uploadPath(unused))).status).toBe(404);
  expect((await get(uploadPath(ordered))).status).toBe(200);
  expect(storedFiles().filter(name => name.includes(unused.id))).toEqual([]);
});

test('deletes the file that staff uploaded for an order, after the order was deleted', async () => {
  const names = { firstName: 'Resi', lastName: 'R', email: 'resi@example.com' };
  const user = await app.make('user', { ...names, username: 'resi', roles: ['ROLE_MANAGER'] });
  const record = await upload('a.jpg', `ROLE_MANAGER @${user}`);
  const order = await shop.placeOrder(withPhoto(record.id));
  await app.rest(shop.employee, 'POST', `/orders/${order.id}/status/reject`, {});
  expect((await app.rest('ROLE_ADMIN', 'DELETE', `/orders/${order.id}`)).status).toBe(200);
  await app.app.services.database.query(`update upload set "createdAt" = '2026-11-16T07:00:00Z' where id = $1`, [record.id]);
  clock.now = new Date('2026-11-23T07:01:00Z');
  await deleteUnusedUploads(app.app.services);
  clock.now = new Date('2026-11-16T07:00:00Z');
  expect((await get(uploadPath(record))).status).toBe(404);
  expect(storedFiles().filter(name => name.includes(record.id))).toEqual([]);
});

test('deletes a file later that the storage did not delete, and the others at once', async () => {
  const records = [await upload('a.jpg'), await upload('b.jpg')];
  await app.app.services.database.query(`update upload set "createdAt" = '2026-11-16T07:00:00Z'`);
  clock.now = new Date('2026-11-23T07:01:00Z');
  const { remove } = disk;
  const [first, second] = records as [UploadRecord, UploadRecord];
  const removeSpy = jest.spyOn(app.app.services.storage, 'remove').mockImplementation(async key => {
    if (key.includes(first.publicHash)) throw new Error('The storage does not answer.');
    await remove(key);
  });
  await expect(deleteUnusedUploads(app.app.services)).rejects.toThrow('The storage does not answer.');
  const files = () => storedFiles().filter(name => name.includes(first.id) || name.includes(second.id));
  expect(files().every(name => name.includes(first.id))).toBe(true);
  removeSpy.mockRestore();
  expect(await deleteUnusedUploads(app.app.services)).toBe(1);
  clock.now = new Date('2026-11-16T07:00:00Z');
  expect(files()).toEqual([]);
});
