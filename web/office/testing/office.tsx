/** The back office with a stand-in for its server, for tests of its pages. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NEVER, of, throwError } from 'rxjs';
import { officeRoutes } from '../routes';

// A page is compiled when it is first opened, which may take its time.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// jsdom knows neither modal dialogs nor the width of a window.
beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

/** Stands in for the server: answers by the name of the operation, or breaks, and keeps what was asked. */
export function openOffice(path: string, answers: Record<string, ApolloLink.Result | Error>) {
  const asked: { name?: string; variables: unknown }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push({ name: operationName, variables });
    const answer = answers[operationName!];
    if (answer instanceof Error) return throwError(() => answer);
    return answer ? of(answer) : NEVER;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const router = createMemoryRouter([{ path: '/backend', children: officeRoutes }], { initialEntries: [`/backend${path}`] });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { asked, router };
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
/** What the shell asks first. */
export const session = (role?: string) => ({ data: { me: role ? me(role) : null, config } });
