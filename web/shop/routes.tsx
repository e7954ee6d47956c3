/** The routes of the shop (A2). Other modules use their ids; unmatched paths are looked up as site pages. */
import type { RouteObject } from 'react-router';
import { RouteError, ShopError } from './shell/ErrorPage';
import { LoadingScreen } from './shell/LoadingScreen';
import { ShopShell } from './shell/ShopShell';

export const shopRoutes: RouteObject = {
  path: '/',
  Component: ShopShell,
  HydrateFallback: LoadingScreen,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        { id: 'division', index: true, lazy: async () => ({ Component: (await import('./page/HomePage')).HomePage }) },
        {
          path: 'store/:branchIdentifier',
          lazy: async () => ({ Component: (await import('./store/StoreLayout')).StoreLayout }),
          children: [
            { id: 'branch', index: true, lazy: async () => ({ Component: (await import('./store/StorePage')).StorePage }) },
            {
              id: 'checkout_error',
              path: 'checkout/error',
              lazy: async () => {
                const { CheckoutPage } = await import('./checkout/CheckoutPage');
                return { element: <CheckoutPage hasPaymentFailed /> };
              },
            },
            { id: 'checkout', path: 'checkout', lazy: async () => ({ Component: (await import('./checkout/CheckoutPage')).CheckoutPage }) },
          ],
        },
        {
          id: 'status',
          path: 'status/:uid/:hash',
          lazy: async () => ({ Component: (await import('./orderStatus/OrderStatusPage')).OrderStatusPage }),
        },
        { id: 'site', path: '*', lazy: async () => ({ Component: (await import('./page/SitePage')).SitePage }) },
      ],
    },
  ],
  ErrorBoundary: ShopError,
};
