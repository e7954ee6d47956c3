/**
 * Worker that renders the first page of a PDF, about 640 pixels wide, and exits. Plain JavaScript, because a worker starts without the
 * compiler.
 */
const { parentPort, workerData } = require('node:worker_threads');
const { PDFiumLibrary } = require('@hyzyla/pdfium');

const widest = 640;
const longest = 1_800;

async function draw() {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(workerData);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(widest / originalWidth, longest / originalHeight);
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  parentPort.postMessage({ pixels: data, width, height });
}

draw().catch(() => process.exit(1));
