/** What it costs to send a picture that was rendered before, beside plain files; and whether 200 renderings at once hold anybody up. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { imageWidths } from '../../schema/site/imageUrls';
import { admin } from '../testing/app/appProcess';
import { measure, print } from './measure';
import { openHouse, type BenchHouse } from './benchApp';

const clients = 8;
const times = 4_000;
const many = 200;
const sizes = Object.keys(imageWidths);
const accept = 'image/avif,image/webp,*/*;q=0.8';

const agent = new Agent({ keepAlive: true, maxSockets: many });

function get(address: string, path: string): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((done, fail) => {
    request(`${address}${path}`, { agent, headers: { accept } }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode!, bytes: Buffer.concat(chunks) }));
    })
      .on('error', fail)
      .end();
  });
}

/** A photo with something to see in it. */
const photo = async (): Promise<Buffer> =>
  sharp({ create: { width: 240, height: 160, channels: 3, background: '#c83', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .resize(2400, 1600)
    .jpeg({ quality: 80 })
    .toBuffer();

/** The id of a new image of this file. */
async function imageOf(house: BenchHouse, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('data', new File([new Uint8Array(bytes)], 'bild.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${house.address}/api/images`, { method: 'POST', headers: { authorization: admin }, body: form });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

export async function benchPictures(): Promise<void> {
  const house = await openHouse();
  try {
    const bytes = await photo();
    await benchKept(house, bytes);
    await benchRendering(house, bytes);
  } finally {
    await house.stop();
  }
}

async function benchKept(house: BenchHouse, source: Buffer): Promise<void> {
  const path = `/image/small/${await imageOf(house, source)}-1.jpg`;
  const { bytes } = await get(house.address, path);
  const folder = resolve('.data/bench/files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'picture.avif'), bytes);
  const kept = await measure(house.watched, {
    name: 'a picture that was rendered before',
    times,
    clients,
    run: () => get(house.address, path),
  });
  const files = fork(join(__dirname, 'staticServer.ts'), [folder], { execArgv: ['--require', 'tsx/cjs'] });
  const [port] = (await once(files, 'message')) as [number];
  const watched = { ...house.watched, house: files.pid! };
  const file = await measure(watched, {
    name: 'the same bytes by express.static',
    times,
    clients,
    run: () => get(`http://127.0.0.1:${port}`, '/picture.avif'),
  });
  files.kill();
  print(
    `A picture of ${Math.round(bytes.length / 1024)} kB; ${(kept.house / file.house).toFixed(2)} times the CPU of a plain file (at most 1.5)`,
    [kept, file],
  );
}

/** How long the event loop of the house was held up at most in 99 of 100 times, in milliseconds, since this was asked last. */
async function delayOf(house: BenchHouse): Promise<number> {
  const { bytes } = await get(house.address, '/metrics');
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(bytes.toString())![1]) * 1000;
}

async function benchRendering(house: BenchHouse, source: Buffer): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < Math.ceil(many / sizes.length); index++) ids.push(await imageOf(house, source));
  const paths = ids.flatMap(id => sizes.map(size => `/image/${size}/${id}-1.jpg`)).slice(0, many);
  await delayOf(house);
  const start = performance.now();
  const answers = await Promise.all(paths.map(path => get(house.address, path)));
  const seconds = (performance.now() - start) / 1000;
  const delay = await delayOf(house);
  const failed = answers.filter(({ status }) => status !== 200).length;
  print(
    `${many} renderings at once: ${seconds.toFixed(1)} s, ${failed} errors (none); event loop p99 ${delay.toFixed(1)} ms (less than 100)`,
    [],
  );
}
