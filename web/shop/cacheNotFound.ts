/** Prepares the cache for a 404 page, which the server renders once for all paths. */
import type { ApolloClient } from '@apollo/client';
import { SitePageDocument } from '../blocks/Page.generated';
import { pagePath } from './page/pagePath';
import { RedirectAtDocument } from './page/Redirect.generated';

/** Stores that there is neither a page nor a redirect at the path of this URL. */
export function cacheNotFound(client: ApolloClient, pathname: string): void {
  const variables = { path: pagePath(pathname) };
  client.writeQuery({ query: SitePageDocument, variables, data: { sitePage: null } });
  client.writeQuery({ query: RedirectAtDocument, variables, data: { redirectAt: null } });
}
