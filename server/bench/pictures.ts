/** What it costs to send a picture that was rendered before, beside plain files; and whether 200 renderings at once hold anybody up. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { admin } from '../testing/process';
import { measure, print, spread } from './cost';
import { openHouse, type BenchHouse } from './house';

const clients = 8;
const times = 4_000;
const many = 200;
const sizes = ['icon', 'thumbnail', 'tiny', 'small', 'medium', 'large'];
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

/** A photo of so many pixels, with something to see in it; no two are alike. */
async function photo(house: BenchHouse, seed: number): Promise<string> {
  const bytes = await sharp({
    create: {
      width: 240,
      height: 160,
      channels: 3,
      background: `hsl(${seed % 360} 60% 60%)`,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(2400, 1600)
    .jpeg({ quality: 80 })
    .toBuffer();
  const body = JSON.stringify({ data: `data:image/jpeg;base64,${bytes.toString('base64')}`, alt: `Bild ${seed}` });
  const response = await fetch(`${house.address}/api/images`, {
    method: 'POST',
    headers: { authorization: admin, 'content-type': 'application/json' },
    body,
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

export async function benchPictures(): Promise<void> {
  const house = await openHouse();
  try {
    await benchKept(house);
    await benchRendering(house);
  } finally {
    await house.stop();
  }
}

async function benchKept(house: BenchHouse): Promise<void> {
  const path = `/image/small/${await photo(house, 0)}-1.jpg`;
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
  const files = fork(join(__dirname, 'staticFiles.ts'), [folder], { execArgv: ['--require', 'tsx/cjs'] });
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

async function benchRendering(house: BenchHouse): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < Math.ceil(many / sizes.length); index++) ids.push(await photo(house, index + 1));
  const paths = ids.flatMap(id => sizes.map(size => `/image/${size}/${id}-1.jpg`)).slice(0, many);
  const waits: number[] = [];
  let isRendering = true;
  // Whoever asks for next to nothing meanwhile waits as long as the event loop is held up.
  const watch = (async () => {
    while (isRendering) {
      const start = performance.now();
      await get(house.address, '/health');
      waits.push(performance.now() - start);
      await new Promise(done => setTimeout(done, 20));
    }
  })();
  const start = performance.now();
  const answers = await Promise.all(paths.map(path => get(house.address, path)));
  const seconds = (performance.now() - start) / 1000;
  isRendering = false;
  await watch;
  const failed = answers.filter(({ status }) => status !== 200).length;
  const { median, p95 } = spread(waits);
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;
  const delays = [median, p95, p99].map(value => value.toFixed(1)).join(' / ');
  print(
    `${many} renderings at once: ${seconds.toFixed(1)} s, ${failed} errors; meanwhile /health took ${delays} ms (median / p95 / p99, at most 100)`,
    [],
  );
}
