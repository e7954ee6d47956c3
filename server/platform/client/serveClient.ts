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

/** A built client. */
interface Build {
  root: string;
  files: ReadonlySet<string>;
}

function readBuild(folder: string): Build {
  const root = resolve(folder);
  return { root, files: new Set(listFiles(root)) };
}

/**
 * Serves the client of this folder; `renderer` fills in its pages. Mounted last, it answers every other GET. Pages that were opened before an
 * update get the rest of their files from `olderFolders`.
 */
export function serveClient(folder: string, renderer: PageRenderer = async () => undefined, olderFolders: readonly string[] = []): Router {
  const build = readBuild(folder);
  const builds = [build, ...olderFolders.map(readBuild)];
  const template = readFileSync(join(build.root, 'index.html'), 'utf8');
  const router = Router();

  function send(request: Request, response: Response, file: string, { root, files }: Build): void {
    const compressed = encodings.find(({ encoding, extension }) => files.has(file + extension) && request.acceptsEncodings(encoding));
    response.type(extname(file)).vary('Accept-Encoding');
    if (compressed) response.set('Content-Encoding', compressed.encoding);
    response.set('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.sendFile(file + (compressed?.extension ?? ''), { root, cacheControl: false });
  }

  router.get(`${basePath}{*file}`, (request, response) => {
    const file = request.path.slice(basePath.length);
    const build = builds.find(({ files }) => files.has(file));
    if (build) send(request, response, file, build);
    else response.status(404).type('text').send('Not found');
  });
  router.get('/{*page}', async (request, response) => {
    const page = await renderer(request, template);
    if (page) await sendPage(request, response, page);
    else send(request, response, 'index.html', build);
  });
  return router;
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
