/** Builds the data for search engines from the data with which the server has rendered a page (JSON-LD). */
import type { ApolloClient } from '@apollo/client';
import type { DateTime } from 'luxon';
import { shareImageOf, siteTitle } from '../../schema/rules/site/pageHead';
import { breadcrumbNode, shopNode, withContext, type JsonLd, type ShopData } from '../../schema/rules/site/structuredData/structuredData';
import { inZone } from '../../schema/rules/time/calendar';
import { findLegalPage, legalPages } from '../../schema/site/legalPages';
import { SitePageDocument } from '../blocks/Page.generated';
import { StoreDocument } from '../ordering/menu/Store.generated';
import { ShopDocument, type ShopQuery } from './shell/Shop.generated';
import { publicBranches } from './shell/state/shopContext';
import { storeNodes } from './store/storeData';

interface RenderedRoute {
  url: URL;
  /** When the page is rendered, in milliseconds. */
  time: number;
  /** The ids of the matched routes. */
  ids: readonly string[];
  params: Readonly<Record<string, string | undefined>>;
}

/** What the nodes of a page are built from. */
interface PageData {
  client: ApolloClient;
  route: RenderedRoute;
  query: ShopQuery;
  shop: ShopData;
  at: DateTime;
}

/** The nodes of each page by the id of its route. */
const nodesByRoute: Readonly<Record<string, (page: PageData) => JsonLd[]>> = {
  division: ({ query, shop, at }) => [shopNode(shop, publicBranches(query.branches.items), at)],
  branch: ({ client, route: { params }, query, shop, at }) => {
    const branch = publicBranches(query.branches.items).find(({ identifier }) => identifier === params.branchIdentifier);
    const store = branch && client.readQuery({ query: StoreDocument, variables: { identifier: branch.identifier } })?.branch;
    return store ? storeNodes({ shop, branch, store, currency: query.config.currency, at }, params.productSlug) : [];
  },
  site: ({ client, route: { url, params }, shop }) => {
    const path = params['*'] ?? '';
    const site = client.readQuery({ query: SitePageDocument, variables: { path } })?.sitePage;
    const legalPage = findLegalPage(path);
    const name = site ? siteTitle(site) : legalPage && legalPages[legalPage].title;
    return name ? [breadcrumbNode(shop, [{ name, url: shop.origin + url.pathname }])] : [];
  },
};

/** Returns the JSON-LD of the page; none when its data is not loaded. */
export function structuredDataOf(client: ApolloClient, route: RenderedRoute): JsonLd[] {
  const query = client.readQuery({ query: ShopDocument });
  if (!query) return [];
  const page = { client, route, query, shop: shopData(query, route.url), at: inZone(route.time, query.config.timezone) };
  return route.ids.flatMap(id => nodesByRoute[id]?.(page) ?? []).map(withContext);
}

function shopData({ config, environment }: ShopQuery, { origin }: URL): ShopData {
  const image = shareImageOf(config.shareImage, environment.shareImage);
  const { shopName, businessName, email } = config;
  return { shopName, businessName, email, origin, image: image && new URL(image.url, origin).href };
}
