/** The queries of each page, for loading them together with its code, and for rendering it on the server. */
import { findLegalPage } from '../../schema/site/legalPages';
import { NewsDocument, SitePageDocument } from '../blocks/Page.generated';
import { previewParameter } from '../blocks/preview/previewFrame';
import type { QueriesOf } from '../app/rendering/preload';
import { CheckoutDocument } from '../ordering/checkout/Checkout.generated';
import { StoreDocument } from '../ordering/menu/Store.generated';
import { OverviewDocument } from './overview/Overview.generated';
import { legalTextQueries } from './legal/legalTextQuery';
import { pagePath } from './page/pagePath';
import { ShopDocument } from './shell/Shop.generated';
import { publicBranches } from './shell/state/shopContext';

export const shopQueries: QueriesOf = () => [{ query: ShopDocument }];

/** The settings decide whether there is a home page. Without them it loads its data itself. */
export const homeQueries: QueriesOf = (client, { request }) => {
  const isEnabled = client.readQuery({ query: ShopDocument })?.config.enablePluginHomePage;
  if (isEnabled === undefined) return [];
  const { searchParams } = new URL(request.url);
  const overview = { query: OverviewDocument };
  return (isEnabled && !searchParams.has('division')) || searchParams.has(previewParameter)
    ? [{ query: SitePageDocument, variables: { path: '' }, isRefreshed: true }, { query: NewsDocument }, overview]
    : [overview];
};

/** Any other than a public branch is not found (G-013). */
export const storeQueries: QueriesOf = (client, { params: { branchIdentifier = '' } }) => {
  const branches = client.readQuery({ query: ShopDocument })?.branches.items;
  const isUnknown = branches && !publicBranches(branches).some(({ identifier }) => identifier === branchIdentifier);
  return isUnknown ? [] : [{ query: StoreDocument, variables: { identifier: branchIdentifier } }];
};

export const checkoutQueries: QueriesOf = (_client, { params: { branchIdentifier = '' } }) => [
  { query: CheckoutDocument, variables: { identifier: branchIdentifier } },
];

/** A legal page loads its text, unless the shop has none. */
export const siteQueries: QueriesOf = (client, { params }) => {
  const path = pagePath(params['*']);
  const legalPage = findLegalPage(path);
  const legalTexts = client.readQuery({ query: ShopDocument })?.config.legalTexts;
  const hasText = legalPage !== undefined && legalTexts?.includes(legalPage) !== false;
  return [
    { query: SitePageDocument, variables: { path }, isRefreshed: true },
    ...(hasText ? [{ query: legalTextQueries[legalPage] }] : []),
  ];
};
