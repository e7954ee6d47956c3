import sharp from 'sharp';
import { useTestApp } from '../../testing/app/testApp';
import { storeImage } from '../media/image/image.service';

const app = useTestApp();

async function getIcon(path: string) {
  const response = await fetch(app.url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, format } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes).removeAlpha().resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return { status: response.status, type: response.headers.get('content-type'), width, format, isRed: data[0]! > 200 && data[1]! < 50 };
}

test.each([
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
])('serves %s: the default icon, then that of the shop', async (path, width) => {
  const icon = { status: 200, type: 'image/png', width, format: 'png' };
  expect((await app.rest('ROLE_ADMIN', 'POST', '/config', { favicon: null })).status).toBe(200);
  expect(await getIcon(path)).toEqual({ ...icon, isRed: false });
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const favicon = await storeImage(app.contextFor('ROLE_ADMIN'), bytes, {});
  expect((await app.rest('ROLE_ADMIN', 'POST', '/config', { favicon })).status).toBe(200);
  expect(await getIcon(path)).toEqual({ ...icon, isRed: true });
});
