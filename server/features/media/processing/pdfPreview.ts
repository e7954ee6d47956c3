/**
 * Renders the first page of a PDF as a preview. A worker does it, so that a malicious file can only exhaust the time and memory of the
 * worker.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { renderPreview } from './resizeImage';

/** Milliseconds for one page, including the start of the worker. */
const timeout = 8_000;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** The raw pixels that the worker returns. */
interface PdfPage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Returns a JPEG of the first page; null when it cannot be rendered. */
export async function renderPdfPage(bytes: Buffer): Promise<Buffer | null> {
  const page = await renderFirstPage(bytes).catch(() => null);
  return page && renderPreview(Buffer.from(page.pixels), { raw: { width: page.width, height: page.height, channels: 4 } });
}

function renderFirstPage(bytes: Buffer): Promise<PdfPage | null> {
  const worker = new Worker(join(__dirname, 'pdfWorker.cjs'), {
    workerData: new Uint8Array(bytes),
    resourceLimits,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), timeout);
  return new Promise<PdfPage | null>((done, fail) => {
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', () => done(null));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
