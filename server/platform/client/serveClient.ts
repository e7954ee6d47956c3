/** The static door: the built client. Its files carry a hash in their name and are kept for a year; every page is index.html, asked for again each time. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { Router, type Request, type Response } from 'express';
import type { Pages } from '../../features/seo/renderPage';
import { send as sendPage } from '../cache/responseCacheMiddleware';

/** Where the built files are served; a part of their addresses in index.html. */
const base = '/build/';

/** How a file may lie packed beside itself, the smallest first. */
const packings = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
];

/** Serves the client built into this folder, its pages as `pages` fills them in. Comes last: it answers every GET that no other door took. */
export function webDoor(folder: string, pages: Pages = async () => undefined): Router {
  const root = resolve(folder);
  const empty = readFileSync(join(root, 'index.html'), 'utf8');
  const files = new Set(filesIn(root));
  const router = Router();

  function send(request: Request, response: Response, file: string): void {
    const packing = packings.find(({ encoding, end }) => files.has(file + end) && request.acceptsEncodings(encoding));
    response.type(extname(file)).vary('Accept-Encoding');
    if (packing) response.set('Content-Encoding', packing.encoding);
    response.set('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.sendFile(file + (packing?.end ?? ''), { root, cacheControl: false });
  }

  router.get(`${base}{*file}`, (request, response) => {
    const file = request.path.slice(base.length);
    if (files.has(file)) send(request, response, file);
    else response.status(404).type('text').send('Not found');
  });
  router.get('/{*page}', async (request, response) => {
    const page = await pages(request, empty);
    if (page) await sendPage(request, response, page);
    else send(request, response, 'index.html');
  });
  return router;
}

const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
