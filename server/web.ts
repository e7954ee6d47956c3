/** The static door: the built client. Its files carry a hash in their name and are kept for a year; every page is index.html, asked for again each time. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { Router, type NextFunction, type Request, type Response } from 'express';
import type { Pages } from './page/pages';
import { send as sendPage } from './publicDoor';

/** Where the built files are served; a part of their addresses in index.html. */
const base = '/build/';

/** How a file may lie packed beside itself, the smallest first. */
const packings = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
];

interface Call {
  request: Request;
  response: Response;
  next: NextFunction;
}

/** Serves the client built into this folder, its pages as `pages` fills them in. Comes last: it answers every GET that no other door took. */
export function webDoor(folder: string, pages: Pages = async () => undefined): Router {
  const root = resolve(folder);
  const empty = readFileSync(join(root, 'index.html'), 'utf8');
  const files = new Set(filesIn(root));
  const router = Router();

  function send({ request, response, next }: Call, file: string): void {
    const packing = packings.find(({ encoding, end }) => files.has(file + end) && request.acceptsEncodings(encoding));
    response.type(extname(file)).vary('Accept-Encoding');
    if (packing) response.set('Content-Encoding', packing.encoding);
    response.set('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.sendFile(file + (packing?.end ?? ''), { root, cacheControl: false }, error => {
      if (error && !request.destroyed) unsent(error, response, next); // whoever left waits for nothing
    });
  }

  router.get(`${base}{*file}`, (request, response, next) => {
    const file = request.path.slice(base.length);
    if (files.has(file)) send({ request, response, next }, file);
    else response.status(404).type('text').send('Not found');
  });
  router.get('/{*page}', async (request, response, next) => {
    const page = await pages(request, empty);
    if (page) await sendPage(request, response, page);
    else send({ request, response, next }, 'index.html');
  });
  return router;
}

const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** The files may be gone while this process still runs: what is answered instead is neither packed nor kept for a year. */
function unsent(error: Error, response: Response, next: NextFunction): void {
  if (!response.headersSent) for (const name of ['Content-Encoding', 'Content-Type', 'Cache-Control']) response.removeHeader(name);
  next(error);
}
