/** The entry point of the client. */
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from './app/apollo';
import { checkClock } from './app/rendering/checkClock';
import { repeatEarlyClicks } from './app/rendering/earlyClicks';
import { readRenderedState } from './app/rendering/renderedState';
import { setSelfService } from './app/selfService';
import { isSelfService } from './app/storage/browserStorage';
import { setRenderTime } from './hooks/serverTime';
import { readPageMark } from './hooks/useOutdated';
import { createRoutes, loadBackendRoutes } from './routes';
import { cacheNotFound } from './shop/cacheNotFound';
import { KioskLayer, loadKiosk } from './KioskLayer';
import { decodeUriPart } from '../schema/text/decodeUri';
import { followRouter, listenForBack } from './ui/overlays/backEntries';
import './app/shopOverrides';
import './styles/deviceFonts.css';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root')!;

async function start(): Promise<void> {
  setSelfService(location.search, location.pathname);
  // A self-service device is drawn differently, so it starts without the HTML of the server.
  const Kiosk = isSelfService() ? await loadKiosk() : undefined;
  const state = Kiosk ? undefined : readRenderedState();
  listenForBack();
  const client = createApollo({ origin: location.origin, data: state?.data });
  const routes = createRoutes(client);
  const renderApp = (hydrationData?: HydrationState): ReactNode => {
    const router = createBrowserRouter(routes, { patchRoutesOnNavigation: loadBackendRoutes, ...(hydrationData && { hydrationData }) });
    followRouter(router);
    return (
      <StrictMode>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
          {Kiosk && <KioskLayer Kiosk={Kiosk} router={router} />}
        </ApolloProvider>
      </StrictMode>
    );
  };
  // Without its code the page cannot be taken over; the router then shows the error.
  const loaderData = state && (await resolvePage(routes).catch(() => undefined));
  if (!state || !loaderData) return createRoot(root).render(renderApp());
  setRenderTime(state.time);
  if (state.isNotFound) cacheNotFound(client, decodeUriPart(location.pathname));
  startTransition(() => void hydrateRoot(root, renderApp({ loaderData })));
  repeatEarlyClicks();
  checkClock(state.time);
  readPageMark();
}

/** Loads the code of this page, because only a complete page can be hydrated. Returns the data of its loaders, which the cache has. */
async function resolvePage(routes: RouteObject[]): Promise<Record<string, null>> {
  const matches = matchRoutes(routes, location) ?? [];
  const pages = await Promise.all(matches.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : {})));
  matches.forEach(({ route }, index) => Object.assign(route, pages[index], { lazy: undefined }));
  return Object.fromEntries(matches.flatMap(({ route }) => (route.loader && route.id ? [[route.id, null]] : [])));
}

void start();
