/**
 * Measures what it costs to send an image from the cache, compared with a static file, how long 200 simultaneous renderings take and block
 * the event loop, and how long one visitor waits for ten images while another one has asked for all others.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { imageWidths } from '../../schema/site/imageUrls';
import { admin } from '../testing/app/appProcess';
import { measure, print } from './measure';
import { startBenchApp, type BenchApp } from './benchApp';
import { toObject } from '../../schema/objects';

const clients = 8;
const times = 4_000;
const renderingCount = 200;
/** The images that a visitor sees first. */
const firstCount = 10;
export const sizes = Object.keys(imageWidths);
const accept = 'image/avif,image/webp,*/*;q=0.8';

const agent = new Agent({ keepAlive: true, maxSockets: renderingCount });

export function fetchImage(baseUrl: string, path: string, address?: string): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolveResponse, reject) => {
    request(`${baseUrl}${path}`, { agent, headers: { accept, ...(address && { 'x-forwarded-for': address }) } }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolveResponse({ status: response.statusCode!, bytes: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

/** Creates a photo with noise, so that it compresses like a real one. */
export const createPhoto = async (): Promise<Buffer> =>
  sharp({ create: { width: 240, height: 160, channels: 3, background: '#c83', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .resize(2400, 1600)
    .jpeg({ quality: 80 })
    .toBuffer();

/** Uploads the file and returns the id of the new image. */
export async function uploadImage(app: BenchApp, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('data', new File([new Uint8Array(bytes)], 'bild.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${app.baseUrl}/api/images`, { method: 'POST', headers: { authorization: admin }, body: form });
  const { data } = toObject(await response.json());
  return String(toObject(data).id);
}

export async function benchImages(): Promise<void> {
  const app = await startBenchApp();
  try {
    const bytes = await createPhoto();
    await benchCached(app, bytes);
    await benchRendering(app, bytes);
  } finally {
    await app.stop();
  }
}

async function benchCached(app: BenchApp, source: Buffer): Promise<void> {
  const path = `/image/small/${await uploadImage(app, source)}-1.jpg`;
  const { bytes } = await fetchImage(app.baseUrl, path);
  const folder = resolve('.data/bench/files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'image.avif'), bytes);
  const cached = await measure(app.processes, {
    name: 'a cached image',
    times,
    clients,
    run: () => fetchImage(app.baseUrl, path),
  });
  const staticServer = fork(join(__dirname, 'servers/staticServer.ts'), [folder], { execArgv: ['--require', 'tsx/cjs'] });
  const [port] = await once(staticServer, 'message');
  const processes = { ...app.processes, app: staticServer.pid! };
  const staticFile = await measure(processes, {
    name: 'the same bytes by express.static',
    times,
    clients,
    run: () => fetchImage(`http://127.0.0.1:${port}`, '/image.avif'),
  });
  staticServer.kill();
  print(
    `An image of ${Math.round(bytes.length / 1024)} kB; ${(cached.app / staticFile.app).toFixed(2)} times the CPU of a static file (at most 1.5)`,
    [cached, staticFile],
  );
}

/** Returns the 99th percentile of the app's event loop delay since the last call, in milliseconds. */
async function readEventLoopDelay(app: BenchApp): Promise<number> {
  const { bytes } = await fetchImage(app.baseUrl, '/metrics');
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(bytes.toString())![1]) * 1000;
}

async function benchRendering(app: BenchApp, source: Buffer): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < Math.ceil(renderingCount / sizes.length); index++) ids.push(await uploadImage(app, source));
  const paths = ids.flatMap(id => sizes.map(size => `/image/${size}/${id}-1.jpg`)).slice(0, renderingCount);
  await readEventLoopDelay(app);
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  const fetchAll = (paths: readonly string[], address?: string) =>
    Promise.all(paths.map(path => fetchImage(app.baseUrl, path, address))).then(responses => ({ responses, seconds: seconds() }));
  const [many, first] = await Promise.all([fetchAll(paths.slice(firstCount)), fetchAll(paths.slice(0, firstCount), '10.0.0.1')]);
  const duration = seconds();
  const delay = await readEventLoopDelay(app);
  const failed = [...many.responses, ...first.responses].filter(({ status }) => status !== 200).length;
  print(
    `${renderingCount} simultaneous renderings: ${duration} s (at most 20), ${failed} errors (none); event loop p99 ${delay.toFixed(1)} ms (less than 100)
The ${firstCount} images of one visitor, while another one waits for the rest: ${first.seconds} s`,
    [],
  );
}

if (require.main === module) void benchImages();
