import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { NEVER, of } from 'rxjs';
import { permitSound, ringing } from '../orders/alerts/testing/fakeAudio';
import { order, renderAlerts } from '../orders/alerts/testing/renderAlerts';
import { LoginLinkPage } from './LoginLinkPage';
import { LoginPage } from './LoginPage';

const responses: Readonly<Record<string, object>> = {
  Login: { login: { __typename: 'Me', id: '2' } },
  LoginByLink: { loginByLink: { __typename: 'Me', id: '2' } },
};

async function signIn(Page: typeof LoginPage, name: string): Promise<void> {
  const link = new ApolloLink(({ operationName }) => {
    const data = responses[operationName!];
    return data ? of({ data }) : NEVER;
  });
  const loadPage = jest.fn();
  const { unmount } = render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <Page loadPage={loadPage} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  for (const field of screen.queryAllByLabelText(/^(E-Mail|Passwort$)/)) await user.type(field, 'geheimgeheim');
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  unmount();
}

test.each([
  ['password', LoginPage, 'Anmelden'],
  ['login link', LoginLinkPage, 'Jetzt anmelden'],
])('rings for new orders after a sign-in by %s, although the shift before has switched the sound off', async (_, Page, name) => {
  permitSound(true);
  localStorage.setItem('play_order_sound', '0');
  const { unmount } = renderAlerts({ orders: [order('1')] });
  expect(ringing()).toEqual([]);
  unmount();
  await signIn(Page, name);
  renderAlerts({ orders: [order('1')] });
  expect(ringing()).toEqual([3]);
});
