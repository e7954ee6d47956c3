/** The title and meta tags of shop pages, for search engines and link previews (SEO-01 to SEO-08). */
import { isPath, isReservedPath } from '../../../schema/fields/validation/formats';
import { findLegalPage, legalPages } from '../../../schema/site/legalPages';
import { findDivision } from '../../../schema/rules/site/division';
import { pageTitle, productTitle, shopTitle, type HeadTag } from '../../../schema/rules/site/pageHead';
import type { Settings } from '../../../schema/site/settings';
import { Branch } from '../branch/branch.entity';
import { Division } from '../branch/division.entity';
import type { Context } from '../../platform/context/context';
import { getSettings } from '../settings/settings.service';
import { findProduct } from './findProduct';
import { appTags, createIcons, createTags } from './pageTags';
import { draftSource, siteSource } from './siteSources';

/** A path without slashes at its ends, and the division in its query (G-008). */
interface PageLocation {
  readonly path: string;
  readonly division: string | null;
}

export interface PageMeta {
  /** 404 when the page does not exist (G-013, G-015). */
  status: 200 | 404;
  title: string;
  tags: readonly HeadTag[];
  /** The icons of the shop, the same on all pages. */
  icons: readonly HeadTag[];
}

export interface MetaRequest extends PageLocation {
  context: Context;
  settings: Settings;
}

/** The meta data of a page; missing values come from the settings. */
export interface PageSource {
  title?: string | null;
  description?: string | null;
  image?: Settings['shareImage'] | undefined;
  /** Whether search engines must not list the page. */
  isUnlisted?: boolean;
}

/** Returns null when the page does not exist, and `private` for a page without a preview, because only the customer sees its content. */
type MetaSource = (request: MetaRequest) => Promise<PageSource | 'private' | null>;

/** The path of the page of an order, with its secret. */
export const orderPath = /^status\/[^/]+\/[^/]+$/i;

/** The path of a draft, with the secret of its link. */
export const draftPath = /^draft\/[^/]+$/i;

/** The sources by path; the first match wins. Like the client's routes, the patterns ignore case. */
const metaSources: readonly [path: RegExp, source: MetaSource][] = [
  [/^$/, homeSource],
  [/^store\/[^/]+$/i, storeSource],
  [/^store\/[^/]+\/checkout(\/error)?$/i, async request => (await findBranch(request)) && 'private'],
  [/^store\/[^/]+\/[^/]+$/i, productSource],
  [orderPath, async () => 'private'],
  [draftPath, draftSource],
  [/^/, contentSource],
];

/** Tells whether the path belongs to the shop and not to staff pages, branch screens or files. */
export const isShopPath = (path: string): boolean => /^(store|status|draft)(\/|$)/i.test(path) || !isReservedPath(path.toLowerCase());

const orderPaths = /^(store\/[^/]{1,60}(\/checkout\/error|\/[a-z0-9.-]{1,80})?|status\/[^/]+\/[^/]+)$/i;

/** Tells whether a path can be a page, so that other paths cause no query. */
export const canBePage = (path: string): boolean =>
  path === '' || orderPaths.test(path) || draftPath.test(path) || (isPath(path) && !isReservedPath(path));

/** Loads the status, title and tags of a page for this viewer. */
export async function loadPageMeta(context: Context, location: PageLocation): Promise<PageMeta> {
  const request = { ...location, context, settings: await getSettings(context) };
  const source = canBePage(location.path) ? await metaSources.find(([pattern]) => pattern.test(location.path))![1](request) : null;
  const shop = shopTitle(request.settings);
  const icons = await createIcons(request);
  const app = appTags(context, request.settings);
  if (source === null) return { status: 404, title: pageTitle('404 Not Found', shop), tags: [noindexTag, ...app], icons };
  if (source === 'private') return { status: 200, title: shop, tags: [noindexTag, ...app], icons };
  const title = pageTitle(source.title, shop);
  const tags = [...(await createTags(request, title, source)), ...(source.isUnlisted ? [noindexTag] : []), ...app];
  return { status: 200, title, tags, icons };
}

const noindexTag: HeadTag = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } };

async function homeSource({ context, settings, division: identifier }: MetaRequest): Promise<PageSource> {
  const hasHomePage = settings.enablePluginHomePage && identifier === null;
  const site = hasHomePage ? await siteSource(context, '') : null;
  if (site) return site;
  const divisions = await context.records(Division).find({ where: { isPublic: true }, order: { sortOrder: 'asc' } });
  const division = findDivision(divisions, identifier);
  return division ? { title: division.title || division.name, description: division.description } : {};
}

async function storeSource(request: MetaRequest): Promise<PageSource | null> {
  const branch = await findBranch(request);
  return branch && { title: branch.name, description: branch.description, image: branch.images[0] };
}

async function productSource(request: MetaRequest): Promise<PageSource | null> {
  const { context, settings, path } = request;
  const branch = await findBranch(request);
  const product = branch && (await findProduct(context, { branch, slug: path.split('/')[2]!, timezone: settings.timezone }));
  if (!product) return null;
  return { title: productTitle(product, branch), description: product.description, image: product.images[0] ?? branch.images[0] };
}

const findBranch = ({ context, path }: MetaRequest): Promise<Branch | null> =>
  context.records(Branch).findOneBy({ identifier: path.split('/')[1]!, isPublic: true });

async function contentSource({ context, settings, path }: MetaRequest): Promise<PageSource | null> {
  const legal = findLegalPage(path);
  const title = legal && settings[legalPages[legal].text] ? legalPages[legal].title : null;
  return (await siteSource(context, path)) ?? (title === null ? null : { title });
}
