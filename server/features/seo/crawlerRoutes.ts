/** Serves robots.txt (RFC 9309) and the sitemap (sitemaps.org). */
import { Router, type Request } from 'express';
import { escapeHtml } from '../../../schema/text/escapeHtml';
import { legalTextsOf } from '../../../schema/site/legalPages';
import { Branch } from '../branch/branch.entity';
import { Site } from '../content/site.entity';
import type { Context } from '../../platform/context/context';
import type { ResponseCache } from '../../platform/cache/responseCache';
import { sendCached } from '../../platform/cache/responseCacheMiddleware';
import { getSettings } from '../settings/settings.service';

interface CrawlerOptions {
  responseCache: ResponseCache;
  publicUrl: string;
  createContext: (request: Request) => Promise<Context>;
}

/** Mounts `/robots.txt` and `/sitemap.xml`. */
export function crawlerRoutes({ responseCache, publicUrl, createContext }: CrawlerOptions): Router {
  const router = Router();
  const robots = ['User-agent: *', 'Disallow: /backend', 'Disallow: /status/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  router.get('/robots.txt', (_request, response) => void response.type('text').set('cache-control', 'no-cache').send(robots));
  router.get('/sitemap.xml', async (request, response) => {
    const renderSitemap = async () => ({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      text: sitemapXml(publicUrl, await listPaths(await createContext(request))),
    });
    await sendCached(request, response, await responseCache.get('sitemap', renderSitemap));
  });
  return router;
}

/** A sitemap may contain 50,000 URLs; the rest is for other pages. */
const maxPages = 40_000;

/** Returns the paths of public pages: home page, menus, legal pages, and pages that editors list. */
async function listPaths(context: Context): Promise<string[]> {
  const [settings, branches, sites] = await Promise.all([
    getSettings(context),
    context.records(Branch).find({ select: { identifier: true }, where: { isPublic: true }, order: { identifier: 'asc' }, take: maxPages }),
    context
      .records(Site)
      .find({ select: { path: true }, where: { isPublic: true, showInSitemap: true }, order: { path: 'asc' }, take: maxPages }),
  ]);
  return [
    ...new Set([
      '',
      ...branches.map(({ identifier }) => `store/${identifier}`),
      ...sites.map(({ path }) => path),
      ...legalTextsOf(settings).map(name => `site/${name}`),
    ]),
  ];
}

const sitemapXml = (publicUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `<url><loc>${escapeHtml(`${publicUrl}/${encodeURI(path)}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
