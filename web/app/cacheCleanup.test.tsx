import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { createCache } from './apollo';
import { removeUnusedRecords, useEvictOnLeave } from './cacheCleanup';
import { of } from 'rxjs';

const detail = gql`
  query Detail($id: ID!) {
    order(id: $id) {
      id
      uid
    }
  }
`;

let requests: number;

const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ variables: { id } }) => {
      requests += 1;
      return of({ data: { order: { __typename: 'Order', id, uid: `U${id}` } } });
    }),
  });

function Detail({ id }: { id: string }) {
  const { data } = useQuery<{ order: { uid: string } }>(detail, { variables: { id } });
  useEvictOnLeave('order', id);
  return <p>{data?.order.uid}</p>;
}

const ordersIn = ({ cache }: ApolloClient): string[] => Object.keys(cache.extract() as object).filter(key => key.startsWith('Order:'));

beforeEach(() => (requests = 0));

test('removes an order that no page shows any more, and keeps the others', async () => {
  const client = createClient();
  const first = render(<Detail id="1" />, { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> });
  const second = render(<Detail id="2" />, { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> });
  await screen.findByText('U1');
  await screen.findByText('U2');
  removeUnusedRecords(client);
  expect(ordersIn(client)).toEqual(['Order:1', 'Order:2']);
  first.unmount();
  await waitFor(() => {
    removeUnusedRecords(client);
    expect(ordersIn(client)).toEqual(['Order:2']);
  });
  expect(requests).toBe(2);
  second.rerender(<Detail id="2" />);
  await screen.findByText('U2');
  expect(requests).toBe(2);
});
