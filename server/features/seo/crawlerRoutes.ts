/** What search engines are told: where they need not go (RFC 9309), and which addresses there are (sitemaps.org). */
import { Router, type Request } from 'express';
import { escaped } from '../../../schema/text/escapeHtml';
import { legalPages } from '../../../schema/site/legalPages';
import { Branch } from '../branch/branch.entity';
import { Site } from '../content/site.entity';
import type { Context } from '../../platform/context/context';
import type { PublicAnswers } from '../../platform/cache/responseCache';
import { send } from '../../platform/cache/responseCacheMiddleware';
import { getSettings } from '../settings/settings.service';

interface Door {
  answers: PublicAnswers;
  publicUrl: string;
  contextOf: (request: Request) => Promise<Context>;
}

/** `/robots.txt` and `/sitemap.xml`. */
export function crawlerDoor({ answers, publicUrl, contextOf }: Door): Router {
  const router = Router();
  const robots = ['User-agent: *', 'Disallow: /backend', 'Disallow: /status/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  router.get('/robots.txt', (_request, response) => void response.type('text').set('cache-control', 'no-cache').send(robots));
  router.get('/sitemap.xml', async (request, response) => {
    const make = async () => ({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      text: sitemapOf(publicUrl, await pathsOf(await contextOf(request))),
    });
    await send(request, response, await answers.get('sitemap', make));
  });
  return router;
}

/** As many pages as one such file may name, less what is named besides. */
const mostPages = 40_000;

/** The pages anybody may find: the home page, the menus, what the law wants, and what editors want found. */
async function pathsOf(context: Context): Promise<string[]> {
  const [settings, branches, sites] = await Promise.all([
    getSettings(context),
    context
      .records(Branch)
      .find({ select: { identifier: true }, where: { isPublic: true }, order: { identifier: 'asc' }, take: mostPages }),
    context
      .records(Site)
      .find({ select: { path: true }, where: { isPublic: true, showInSitemap: true }, order: { path: 'asc' }, take: mostPages }),
  ]);
  const own = Object.entries(legalPages).filter(([, { text }]) => settings[text]);
  return [
    ...new Set([
      '',
      ...branches.map(({ identifier }) => `store/${identifier}`),
      ...sites.map(({ path }) => path),
      ...own.map(([name]) => `site/${name}`),
    ]),
  ];
}

const sitemapOf = (publicUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `<url><loc>${escaped(`${publicUrl}/${encodeURI(path)}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
