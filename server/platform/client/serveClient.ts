/** Serves the built client. Files with a hash in their name are cached for a year; pages are revalidated. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { Router, type Request, type Response } from 'express';
import type { CachedResponse } from '../cache/responseCache';
import { sendCached as sendPage } from '../cache/responseCacheMiddleware';

/** The base path of built files, part of their URLs in index.html. */
const basePath = '/build/';

/** Extensions of compressed copies, the smallest first. */
const encodings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** Renders a page from the built index.html. Returns undefined for other paths, after errors and after the timeout. */
export type PageRenderer = (request: Request, template: string) => Promise<CachedResponse | undefined>;

/** Serves the client of this folder; `pages` fills in its pages. Mounted last, it answers every other GET. */
export function serveClient(folder: string, renderer: PageRenderer = async () => undefined): Router {
  const root = resolve(folder);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const files = new Set(listFiles(root));
  const router = Router();

  function send(request: Request, response: Response, file: string): void {
    const compressed = encodings.find(({ encoding, extension }) => files.has(file + extension) && request.acceptsEncodings(encoding));
    response.type(extname(file)).vary('Accept-Encoding');
    if (compressed) response.set('Content-Encoding', compressed.encoding);
    response.set('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.sendFile(file + (compressed?.extension ?? ''), { root, cacheControl: false });
  }

  router.get(`${basePath}{*file}`, (request, response) => {
    const file = request.path.slice(basePath.length);
    if (files.has(file)) send(request, response, file);
    else response.status(404).type('text').send('Not found');
  });
  router.get('/{*page}', async (request, response) => {
    const page = await renderer(request, template);
    if (page) await sendPage(request, response, page);
    else send(request, response, 'index.html');
  });
  return router;
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
