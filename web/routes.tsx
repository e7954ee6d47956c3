/** Every address of the client and the page it shows; pages are loaded when they are visited. */
import type { RouteObject } from 'react-router';
import { NotFoundPage } from './NotFoundPage';
import { collectionRoutes } from './office/routes';

export const routes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    children: [
      { path: '/status/:uid/:hash', lazy: async () => ({ Component: (await import('./shop/OrderStatusPage')).OrderStatusPage }) },
      { path: '/backend', children: [collectionRoutes] },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
