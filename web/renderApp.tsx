/** The entry point of the client on the server: renders a page of the shop to HTML. */
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { notFoundPath, type RenderApp, type RenderRequest } from '../schema/site/renderedPage';
import { createCache } from './app/apollo';
import type { PageHandle } from './app/rendering/routePage';
import { themeVariables } from './app/theme';
import { setRenderTime } from './hooks/serverTime';
import { createRoutes } from './routes';
import { cacheNotFound } from './shop/cacheNotFound';
import { ShopDocument } from './shop/shell/Shop.generated';
import { structuredDataOf } from './shop/structuredData';
import { shopTheme } from './shop/shell/state/branding';
import './app/shopOverrides';

/** Renders a page. Returns undefined when it redirects. Throws the error of a failed query. */
export const renderApp: RenderApp = async ({ url, time, catalogueVersion, execute }) => {
  const { link, throwError } = createLink(execute);
  const client = new ApolloClient({ ssrMode: true, cache: createCache(), link });
  const { data: shop } = await client.query({ query: ShopDocument });
  const { pathname } = new URL(url);
  if (pathname === notFoundPath) cacheNotFound(client, pathname);
  const { query, dataRoutes } = createStaticHandler(createRoutes(client));
  const context = await query(new Request(url));
  throwError();
  if (context instanceof Response || !shop) return undefined;
  setRenderTime(time);
  const html = renderToString(
    <StrictMode>
      <ApolloProvider client={client}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </ApolloProvider>
    </StrictMode>,
  );
  throwError();
  const handles = context.matches.flatMap(({ route }) => (route.handle ? [route.handle as PageHandle] : []));
  const route = {
    url: new URL(url),
    time,
    ids: context.matches.map(({ route }) => route.id),
    params: context.matches.at(-1)?.params ?? {},
  };
  return {
    html,
    structuredData: structuredDataOf(client, route),
    state: { data: client.extract(), time, catalogueVersion, ...(pathname === notFoundPath && { isNotFound: true }) },
    theme: toCss(themeVariables(shopTheme(shop))),
    files: handles.map(({ file }) => file),
  };
};

/** Pages show the error of a failed query. Such a page must not be sent, so the first error is thrown after rendering. */
function createLink(execute: RenderRequest['execute']): { link: ApolloLink; throwError: () => void } {
  const errors: unknown[] = [];
  const run = async (...query: Parameters<typeof execute>) => {
    try {
      return { data: await execute(...query) };
    } catch (error) {
      errors.push(error);
      throw error;
    }
  };
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable(observer => {
        run(query, variables).then(
          result => {
            observer.next(result);
            observer.complete();
          },
          error => observer.error(error),
        );
      }),
  );
  const throwError = (): void => {
    if (errors.length > 0) throw errors[0];
  };
  return { link, throwError };
}

// The selector outweighs that of the stylesheets. A style element ends at any `</style`.
const toCss = (variables: Readonly<Record<string, string>>): string =>
  `html:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value.replaceAll('<', '\\3c ')}`)
    .join(';')}}`;
