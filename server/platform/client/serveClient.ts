/** Serves the built client. Files with a hash in their name are cached for a year; pages are revalidated. */
import { extname } from 'node:path';
import { Router, type Request, type Response } from 'express';
import { markOutdated } from '../../../schema/site/renderedPage';
import type { CachedResponse } from '../cache/responseCache';
import { sendCached as sendPage } from '../cache/responseCacheMiddleware';
import { allowInline, type InlineHashes } from '../http/securityHeaders';
import { buildPath, readBuild, readTemplate, workerFile, type Build, type PageTemplate } from './builtClient';

/** Extensions of compressed copies, the smallest first. */
const encodings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

export type { PageTemplate };

/** A page, with the hashes of its own style and script, if it has them. */
export type PageResponse = CachedResponse & { inlineHashes?: InlineHashes };

/** Renders a page from the template. Returns undefined for other paths, after errors and after the timeout. */
export type PageRenderer = (request: Request, template: PageTemplate) => Promise<PageResponse | undefined>;

/**
 * Serves the client of this folder; `renderer` fills in its pages. Mounted last, it answers every other GET. Pages that were opened before an
 * update, or rendered by an instance of another version, get the rest of their files from `otherFolders`.
 */
export function serveClient(
  folder: string,
  renderer: PageRenderer = async () => undefined,
  otherFolders: () => readonly string[] = () => [],
): Router {
  const build = readBuild(folder);
  const findOther = createFinder(otherFolders);
  const template = readTemplate(build);
  const router = Router();

  function send(request: Request, response: Response, file: string, { root, files }: Build): void {
    const compressed = encodings.find(({ encoding, extension }) => files.has(file + extension) && request.acceptsEncodings(encoding));
    response.type(extname(file)).vary('Accept-Encoding');
    if (compressed) response.set('Content-Encoding', compressed.encoding);
    response.set('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (file === workerFile) response.set('Service-Worker-Allowed', '/'); // otherwise it would control only its own folder
    response.sendFile(file + (compressed?.extension ?? ''), { root, cacheControl: false });
  }

  router.get(`${buildPath}{*file}`, (request, response) => {
    const file = request.path.slice(buildPath.length);
    const source = build.files.has(file) ? build : findOther(file);
    if (source) send(request, response, file, source);
    else response.status(404).type('text').send('Not found');
  });
  router.get('/{*page}', async (request, response) => {
    const page = await renderer(request, template);
    if (page?.inlineHashes) allowInline(response, page.inlineHashes);
    if (page) await sendPage(request, response, page.age === undefined ? page : outdatedPage(page));
    else send(request, response, 'index.html', build);
  });
  return router;
}

/** Returns a function that finds the build with a file. Other instances add and delete builds meanwhile. */
function createFinder(folders: () => readonly string[]): (file: string) => Build | undefined {
  let builds = new Map<string, Build>();
  return file => {
    builds = new Map(folders().map(folder => [folder, builds.get(folder) ?? readBuild(folder)]));
    return [...builds.values()].find(({ files }) => files.has(file));
  };
}

/** Without the stored body, which has no mark. */
const outdatedPage = ({ text, status, headers, age }: PageResponse): CachedResponse => ({
  ...{ status, headers, text: markOutdated(text) },
  ...(age !== undefined && { age }),
});
