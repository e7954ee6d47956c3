/** Prepares the cache for a 404 page, which the server renders once for all paths. */
import type { ApolloClient } from '@apollo/client';
import { SitePageDocument } from '../blocks/Page.generated';
import { pagePath } from './page/pagePath';
import { RedirectAtDocument } from './page/Redirect.generated';

let notFoundPathname: string | undefined;

/** Tells whether the server has found no page at this URL. */
export const isNotFound = (pathname: string): boolean => pathname === notFoundPathname;

/** Stores that there is neither a page nor a redirect at the path of this URL. */
export function cacheNotFound(client: ApolloClient, pathname: string): void {
  notFoundPathname = pathname;
  const variables = { path: pagePath(pathname) };
  client.writeQuery({ query: SitePageDocument, variables, data: { sitePage: null } });
  client.writeQuery({ query: RedirectAtDocument, variables, data: { redirectAt: null } });
}
