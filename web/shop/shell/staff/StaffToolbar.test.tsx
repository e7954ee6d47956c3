import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { of } from 'rxjs';
import { StaffToolbar } from './StaffToolbar';

const setCookie = (cookie: string): void => void (document.cookie = cookie);
afterEach(() => setCookie('csrf-token=; max-age=0'));

const user = (role: string) => ({ __typename: 'Me', id: '1', username: 'mia', firstName: 'Mia', lastName: 'Moser', roles: [role] });

/** Renders the toolbar for the user that the server returns. Returns the names of the requests. */
function renderToolbar(me: object | null): (string | undefined)[] {
  const requests: (string | undefined)[] = [];
  const environment = { __typename: 'Environment', name: 'staging', version: '1.7.2-dev' };
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName);
    return of({ data: { me, environment } });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <StaffToolbar />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return requests;
}

const linkTexts = () => screen.getAllByRole('link').map(link => link.textContent);

test('shows editors their name, the version, the environment and all links', async () => {
  setCookie('csrf-token=token');
  renderToolbar(user('ROLE_EDITOR'));
  await screen.findByText('Version 1.7.2-dev (staging)');
  screen.getByText('Mia Moser');
  expect(linkTexts()).toEqual(['Backoffice', 'Dashboard', 'Seiten', 'Navigationen', 'Abmelden']);
});

test.each(['ROLE_EMPLOYEE', 'ROLE_MANAGER'])('shows %s no links to pages they cannot edit', async role => {
  setCookie('csrf-token=token');
  renderToolbar(user(role));
  await screen.findByText('Version 1.7.2-dev (staging)');
  expect(linkTexts()).toEqual(['Backoffice', 'Dashboard', 'Abmelden']);
});

test.each(['ROLE_EDITOR', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'])('shows %s no tools of admins', async role => {
  setCookie('csrf-token=token');
  renderToolbar(user(role));
  await screen.findByText('Version 1.7.2-dev (staging)');
  expect(screen.queryByRole('button', { name: 'Werkzeuge' })).toBeNull();
});

test('shows nothing and sends no request without a session', () => {
  expect(renderToolbar(null)).toEqual([]);
  expect(document.body.textContent).toBe('');
});

test('shows nothing when the session has ended', async () => {
  setCookie('csrf-token=token');
  const requests = renderToolbar(null);
  await waitFor(() => expect(requests).toEqual(['StaffToolbar']));
  expect(document.body.textContent).toBe('');
});

test('is missing in the preview of the page editor, which shows the page as visitors see it', async () => {
  setCookie('csrf-token=token');
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  history.replaceState(null, '', '/?vorschau');
  const requests = renderToolbar(user('ROLE_EDITOR'));
  await new Promise(resolve => setTimeout(resolve));
  expect(requests).toEqual([]);
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});
