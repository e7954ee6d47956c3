/** What the house says of an address of the shop before any script runs: to search engines, and to whoever is sent a link (SEO-01 to SEO-08). */
import { isPath, isReserved } from '../../../schema/fields/validation/formats';
import type { Id } from '../../../schema/fields/field';
import { imagePath } from '../../../schema/site/imageUrls';
import { legalPageAt, legalPages } from '../../../schema/site/legalPages';
import { divisionOf } from '../../../schema/rules/site/division';
import { headTags, pageTitle, shopTitle, siteWords, type HeadTag } from '../../../schema/rules/site/pageHead';
import type { Settings } from '../../../schema/site/settings';
import { Branch } from '../branch/branch.entity';
import { Division } from '../branch/division.entity';
import { sitePage } from '../content/site.service';
import type { Context } from '../../platform/context/context';
import { Image } from '../media/image/image.entity';
import { getSettings } from '../settings/settings.service';

/** An address without slashes at its ends, and the organisation it asks for (G-008). */
interface PageAddress {
  readonly path: string;
  readonly division: string | null;
}

export interface Page {
  /** 404: there is no such page (G-013, G-015). */
  status: 200 | 404;
  title: string;
  tags: readonly HeadTag[];
}

interface Asked extends PageAddress {
  context: Context;
  settings: Settings;
}

/** What a page says of itself; whatever it leaves out the shop says for it. */
interface Said {
  words?: string | null;
  description?: string | null;
  image?: Id | null | undefined;
  /** Not to be found by search engines. */
  isUnlisted?: boolean;
}

/** Nobody but the customer is to learn anything of it. */
const withheld = 'withheld';

type Sayer = (asked: Asked) => Promise<Said | typeof withheld | null>;

/** Who knows about which addresses; the first that fits, like the routes of the client, which mind no capitals. */
const sayers: readonly [path: RegExp, sayer: Sayer][] = [
  [/^$/, sayHome],
  [/^store\/[^/]+$/i, sayStore],
  [/^store\/[^/]+\/checkout(\/error)?$/i, async asked => (await branchOf(asked)) && withheld],
  [/^status\/[^/]+\/[^/]+$/i, async () => withheld],
  [/^/, sayContent],
];

/** Whether pages of the shop may lie at this path, and not those of its staff, its screens or its files. */
export const isOfShop = (path: string): boolean => /^(store|status)(\/|$)/i.test(path) || !isReserved(path.toLowerCase());

const ofOrders = /^(store\/[^/]{1,60}(\/checkout(\/error)?)?|status\/[^/]+\/[^/]+)$/i;

/** Whether a page can lie at this path at all: of any other it is known without asking that there is none. */
export const mayBePage = (path: string): boolean => path === '' || ofOrders.test(path) || (isPath(path) && !isReserved(path));

/** What lies at this address, and what it says of itself to this viewer. */
export async function pageAt(context: Context, address: PageAddress): Promise<Page> {
  const asked = { ...address, context, settings: await getSettings(context) };
  const said = mayBePage(address.path) ? await sayers.find(([like]) => like.test(address.path))![1](asked) : null;
  const shop = shopTitle(asked.settings);
  if (said === null) return { status: 404, title: pageTitle('404 Not Found', shop), tags: [unlisted] };
  if (said === withheld) return { status: 200, title: shop, tags: [unlisted] };
  const title = pageTitle(said.words, shop);
  return { status: 200, title, tags: [...(await tagsOf(asked, title, said)), ...(said.isUnlisted ? [unlisted] : [])] };
}

const unlisted: HeadTag = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } };

async function sayHome({ context, settings, division: identifier }: Asked): Promise<Said> {
  const isOwn = settings.enablePluginHomePage && identifier === null;
  const written = isOwn ? await saidBy(context, '') : null;
  if (written) return written;
  const divisions = await context.records(Division).find({ where: { isPublic: true }, order: { sortOrder: 'asc' } });
  const division = divisionOf(divisions, identifier);
  return division ? { words: division.title || division.name, description: division.description } : {};
}

async function sayStore(asked: Asked): Promise<Said | null> {
  const branch = await branchOf(asked);
  return branch && { words: branch.name, description: branch.description, image: branch.images[0] };
}

const branchOf = ({ context, path }: Asked): Promise<Branch | null> =>
  context.records(Branch).findOneBy({ identifier: path.split('/')[1]!, isPublic: true });

async function sayContent({ context, settings, path }: Asked): Promise<Said | null> {
  const legal = legalPageAt(path);
  const words = legal && settings[legalPages[legal].text] ? legalPages[legal].title : null;
  return (await saidBy(context, path)) ?? (words === null ? null : { words });
}

async function saidBy(context: Context, path: string): Promise<Said | null> {
  const site = await sitePage(context, path);
  if (!site) return null;
  const { seoDescription, description, image, isPublic, showInSitemap } = site;
  return { words: siteWords(site), description: seoDescription || description, image, isUnlisted: !isPublic || !showInSitemap };
}

async function tagsOf({ context, settings, path }: Asked, title: string, { description, image }: Said): Promise<HeadTag[]> {
  const { publicUrl, environment } = context.services;
  const id = image ?? settings.shareImage;
  const picture = id ? await context.load.one(Image, id) : undefined;
  const shared = picture ? imagePath(picture, 'medium') : environment.shareImage;
  return headTags({
    title,
    description: description || settings.seoDescription || settings.description || '',
    address: `${publicUrl}/${encodeURI(path)}`,
    image: shared && new URL(shared, publicUrl).href,
    shopName: settings.shopName,
  });
}
