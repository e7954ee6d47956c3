/** The routes of the shop (A2). Other modules use their ids; unmatched paths are looked up as site pages. */
import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { preload } from '../app/rendering/preload';
import { lazyPage } from '../app/rendering/routePage';
import { isSelfService } from '../app/storage/browserStorage';
import { checkoutQueries, homeQueries, shopQueries, siteQueries, storeQueries } from './pageQueries';
import { RouteError, ShopError } from './shell/ErrorPage';
import { LoadingScreen } from './shell/LoadingScreen';
import { ShopShell } from './shell/ShopShell';

const loadCheckout = async () => (await import('./checkout/CheckoutPage')).CheckoutPage;

const loadStorePage = async () =>
  isSelfService() ? (await import('./store/selfService/SelfServicePage')).SelfServicePage : (await import('./store/StorePage')).StorePage;

const checkoutPage = (client: ApolloClient, load: () => Promise<ComponentType>) => ({
  loader: preload(client, checkoutQueries),
  ...lazyPage('shop/checkout/CheckoutPage.tsx', load),
});

const draftRoute: RouteObject = {
  id: 'draft',
  path: 'draft/:secret',
  ...lazyPage('shop/page/draft/DraftPage.tsx', async () => (await import('./page/draft/DraftPage')).DraftPage),
};

export const shopRoutes = (client: ApolloClient): RouteObject => ({
  id: 'shop',
  path: '/',
  Component: ShopShell,
  HydrateFallback: LoadingScreen,
  loader: preload(client, shopQueries),
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        {
          id: 'division',
          index: true,
          loader: preload(client, homeQueries),
          ...lazyPage('shop/page/home/HomePage.tsx', async () => (await import('./page/home/HomePage')).HomePage),
        },
        {
          id: 'store',
          path: 'store/:branchIdentifier',
          loader: preload(client, storeQueries),
          ...lazyPage('shop/store/StoreLayout.tsx', async () => (await import('./store/StoreLayout')).StoreLayout),
          children: [
            {
              id: 'branch',
              ...lazyPage('shop/store/StorePage.tsx', loadStorePage),
              // The page stays and opens the details of the product.
              children: [
                { index: true, element: null },
                { id: 'product', path: ':productSlug', element: null },
              ],
            },
            {
              id: 'checkout_error',
              path: 'checkout/error',
              ...checkoutPage(client, async () => {
                const CheckoutPage = await loadCheckout();
                return () => <CheckoutPage hasPaymentFailed />;
              }),
            },
            { id: 'checkout', path: 'checkout', ...checkoutPage(client, loadCheckout) },
          ],
        },
        {
          id: 'status',
          path: 'status/:uid/:hash',
          ...lazyPage('shop/orderStatus/OrderStatusPage.tsx', async () => (await import('./orderStatus/OrderStatusPage')).OrderStatusPage),
        },
        draftRoute,
        {
          id: 'site',
          path: '*',
          loader: preload(client, siteQueries),
          ...lazyPage('shop/page/SitePage.tsx', async () => (await import('./page/SitePage')).SitePage),
        },
      ],
    },
  ],
  ErrorBoundary: ShopError,
});
