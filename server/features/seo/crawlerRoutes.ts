/** Serves robots.txt (RFC 9309) and the sitemap (sitemaps.org). */
import { Router, type Request } from 'express';
import { escapeHtml } from '../../../schema/text/escapeHtml';
import { legalTextsOf } from '../../../schema/site/legalPages';
import { productPath } from '../../../schema/rules/site/productPath';
import { Branch } from '../branch/branch.entity';
import { loadPublicCatalogue } from '../catalogue/public/loadPublicCatalogue';
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
      text: sitemapXml(publicUrl, await listEntries(await createContext(request))),
    });
    await sendCached(request, response, await responseCache.get('sitemap', renderSitemap));
  });
  return router;
}

/** A sitemap may contain 50,000 URLs. */
const maxUrls = 50_000;
const maxRecords = 20_000;

/** A URL of the sitemap, with the time of its last change if it is known. */
interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** Returns the public pages: home page, menus, pages that editors list, legal pages, and the products of each branch. */
async function listEntries(context: Context): Promise<SitemapEntry[]> {
  const [settings, branches, sites, products] = await Promise.all([
    getSettings(context),
    context.records(Branch).find({
      select: { identifier: true, updatedAt: true },
      where: { isPublic: true },
      order: { identifier: 'asc' },
      take: maxRecords,
    }),
    context.records(Site).find({
      select: { path: true, updatedAt: true },
      where: { isPublic: true, showInSitemap: true },
      order: { path: 'asc' },
      take: maxRecords,
    }),
    listProducts(context),
  ]);
  const entries = [
    { path: '' },
    ...branches.map(({ identifier, updatedAt }) => ({ path: `store/${identifier}`, changedAt: updatedAt })),
    ...sites.map(({ path, updatedAt }) => ({ path, changedAt: updatedAt })),
    ...legalTextsOf(settings).map(name => ({ path: `site/${name}` })),
    ...products,
  ];
  // Of two entries with the same path, the first one counts.
  return [...new Map(entries.toReversed().map(entry => [entry.path, entry])).values()].reverse().slice(0, maxUrls);
}

// The current menu of each public branch, without disabled products and categories.
const queryProducts = `
  select distinct branch.identifier, product.id, product.uid, product."updatedAt"
  from branch
  cross join lateral (
    select menu.catalog from menu join menu_branches on "menuId" = menu.id
    where "branchId" = branch.id and "availableFrom" <= $1 order by "availableFrom" desc, menu.id desc limit 1) as current
  cross join jsonb_to_recordset(current.catalog) as entry (category uuid, products jsonb)
  join category on category.id = entry.category and (category."isEnabled" or category."isVisibleWhenUnavailable")
  cross join jsonb_array_elements_text(entry.products) as listed (id)
  join product on product.id = listed.id::uuid and (product."isEnabled" or product."isVisibleWhenUnavailable")
  where branch."isPublic"
  order by branch.identifier, product.uid limit ${maxUrls}`;

type ProductRow = { identifier: string; id: string; uid: string; updatedAt: Date };

async function listProducts(context: Context): Promise<SitemapEntry[]> {
  const [rows, { product }] = await Promise.all([
    context.db.query<ProductRow[]>(queryProducts, [context.now]),
    loadPublicCatalogue(context),
  ]);
  return rows.filter(({ id }) => product.has(id)).map(row => ({ path: productPath(row, row).slice(1), changedAt: row.updatedAt }));
}

const sitemapXml = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${escapeHtml(`${publicUrl}/${encodeURI(path)}`)}</loc>${changed}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
