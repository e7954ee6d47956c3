/** Every route of the client. Pages are loaded when they are visited. */
import { Navigate, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { ApolloClient } from '@apollo/client';
import { isOfficePath } from '../schema/site/paths';
import { shopRoutes } from './shop/routes';

/** The id of the back-office route. */
const backendRouteId = 'backend';

export const createRoutes = (client: ApolloClient): RouteObject[] => [
  {
    id: backendRouteId,
    path: '/backend',
    HydrateFallback: () => null,
    Component: Outlet,
    // The bare path matches before the back-office routes are loaded, so it needs its own redirect (G-002).
    children: [{ index: true, element: <Navigate replace to="/backend/dashboard" /> }],
  },
  // Branch screens. The server moves the key from the URL into a cookie and redirects (G-129).
  {
    path: '/frontdesk/:branch/*',
    lazy: async () => ({ Component: (await import('./office/branchScreens/frontdesk/FrontdeskPage')).FrontdeskPage }),
  },
  {
    path: '/backoffice/:branch/*',
    lazy: async () => ({ Component: (await import('./office/branchScreens/backoffice/BackofficePage')).BackofficePage }),
  },
  shopRoutes(client),
];

/** Loads the back-office routes on the first visit of a back-office path. */
export const loadBackendRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isOfficePath(path)) return;
  const { officeRoutes } = await import('./office/routes');
  patch(backendRouteId, officeRoutes);
};
