/** The first page of a PDF as a picture. It is drawn beside the house: a file that never ends, or takes all the memory, ends there alone. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { previewOf } from './resizeImage';

/** Milliseconds for one page, the start of the worker included. */
const patience = 8_000;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** What the worker hands back: raw pixels. */
interface Page {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** A JPEG of the first page; null when there is none to be had. */
export async function pdfPicture(bytes: Buffer): Promise<Buffer | null> {
  const page = await firstPage(bytes).catch(() => null);
  return page && previewOf(Buffer.from(page.pixels), { raw: { width: page.width, height: page.height, channels: 4 } });
}

function firstPage(bytes: Buffer): Promise<Page | null> {
  const worker = new Worker(join(__dirname, 'pdfWorker.cjs'), {
    workerData: new Uint8Array(bytes),
    resourceLimits,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), patience);
  return new Promise<Page | null>((done, fail) => {
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', () => done(null));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
