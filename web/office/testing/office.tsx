/** Renders the back office with a fake server, for tests of its pages. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NEVER, of, throwError } from 'rxjs';
import { officeRoutes } from '../routes';

// A page is compiled when it is first opened, which can be slow.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// jsdom does not support modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

/** Renders a path of the back office. The fake server responds by operation name and records every request. */
export function openOffice(path: string, responses: Record<string, ApolloLink.Result | Error>) {
  const requests: { name?: string; variables: unknown }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push({ name: operationName, variables });
    const response = responses[operationName!];
    if (response instanceof Error) return throwError(() => response);
    return response ? of(response) : NEVER;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const router = createMemoryRouter([{ path: '/backend', children: officeRoutes }], { initialEntries: [`/backend${path}`] });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { requests, router };
}

const config = { __typename: 'Config', shopName: 'Hollerbusch', timezone: 'Europe/Vienna', currency: 'EUR' };
const me = (role: string) => ({
  __typename: 'Me',
  id: '1',
  username: 'mia',
  firstName: 'Mia',
  lastName: 'Moser',
  roles: [role],
  branches: [],
});
/** The response to the first query of the shell. */
export const session = (role?: string) => ({ data: { me: role ? me(role) : null, config } });
