/** The entry point of the client. */
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from './app/apollo';
import { loadBackendRoutes, routes } from './routes';
import './app/shopOverrides';
import './styles/tokens.css';
import './styles/base.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ApolloProvider client={createApollo({ origin: location.origin })}>
      <RouterProvider router={createBrowserRouter(routes, { patchRoutesOnNavigation: loadBackendRoutes })} />
    </ApolloProvider>
  </StrictMode>,
);
