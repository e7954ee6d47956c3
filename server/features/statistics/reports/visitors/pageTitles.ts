/** Names for people of the pages of the shop, by their paths as events store them. */
import { productSlug } from '../../../../../schema/rules/site/productPath';
import { siteTitle } from '../../../../../schema/rules/site/pageHead';
import { findLegalPage, legalPages } from '../../../../../schema/site/legalPages';
import type { Context } from '../../../../platform/context/context';

interface SiteRow {
  readonly path: string;
  readonly name: string;
  readonly title: string | null;
  readonly seoTitle: string | null;
}

const storePattern = /^\/store\/([^/]+)(?:\/(.+))?$/i;

/** Returns the titles of those pages that exist. */
export async function loadTitles({ db }: Context, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stores = paths.map(path => storePattern.exec(path)?.[1]).filter(store => store !== undefined);
  const branches = await db.query<{ identifier: string; name: string }[]>('select identifier, name from branch where identifier = any($1)', [stores]); // prettier-ignore
  const sites = await db.query<SiteRow[]>('select path, name, title, "seoTitle" from site where path = any($1)', [
    paths.map(path => path.slice(1)).filter(Boolean),
  ]);
  const hasProducts = paths.some(path => storePattern.exec(path)?.[2]);
  const products = hasProducts ? await db.query<{ uid: string; name: string }[]>('select uid, name from product') : [];
  const names = {
    branches: new Map(branches.map(({ identifier, name }) => [identifier, name])),
    sites: new Map(sites.map(site => [`/${site.path}`, siteTitle(site) ?? site.name])),
    products: new Map(products.map(({ uid, name }) => [productSlug(uid), name])),
  };
  return new Map(
    paths.flatMap(path => {
      const title = titleOf(path, names);
      return title ? [[path, title]] : [];
    }),
  );
}

type Names = Readonly<Record<'branches' | 'sites' | 'products', ReadonlyMap<string, string>>>;

function titleOf(path: string, { branches, sites, products }: Names): string | undefined {
  const [, store = '', rest] = storePattern.exec(path) ?? [];
  const branch = branches.get(store);
  if (!store) return sites.get(path) ?? fixedTitle(path);
  if (!branch || !rest) return branch;
  const page = storePages[rest] ?? products.get(rest);
  return page && `${page}, ${branch}`;
}

const storePages: Readonly<Record<string, string>> = { checkout: 'Kasse', 'checkout/error': 'Fehlgeschlagene Zahlung' };

const fixedTitles: Readonly<Record<string, string>> = { '/': 'Startseite', '/status': 'Status der Bestellung' };

function fixedTitle(path: string): string | undefined {
  const legal = findLegalPage(path.slice(1));
  return legal ? legalPages[legal].title : fixedTitles[path];
}
