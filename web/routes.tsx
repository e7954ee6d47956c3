/** Every address of the client and the page it shows; pages are loaded when they are visited. */
import { Navigate, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { shopRoutes } from './shop/routes';

/** The name of the route the back office hangs on. */
const backend = 'backend';

export const routes: RouteObject[] = [
  {
    id: backend,
    path: '/backend',
    HydrateFallback: () => null,
    Component: Outlet,
    // The bare address is known before its routes are, so it needs a page of its own to lead on (G-002).
    children: [{ index: true, element: <Navigate replace to="/backend/dashboard" /> }],
  },
  // The screens of a branch, opened by a key; whoever put it into the address was sent on without it (G-129).
  { path: '/frontdesk/:branch/*', lazy: async () => ({ Component: (await import('./office/branchScreens/FrontdeskPage')).FrontdeskPage }) },
  { path: '/backoffice/:branch/*', lazy: async () => ({ Component: (await import('./office/branchScreens/BackofficePage')).BackofficePage }) },
  shopRoutes,
];

/** The back office is large and few visit it: its routes come with the first step into it. */
export const addBackend: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path !== '/backend' && !path.startsWith('/backend/')) return;
  const { officeRoutes } = await import('./office/routes');
  patch(backend, officeRoutes);
};
