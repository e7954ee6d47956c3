import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { NEVER, of, throwError } from 'rxjs';
import { isLive } from '../../../app/socket/connection';
import { OrderStore } from './orderStore';

const order = { __typename: 'Order', id: '1', event: 1 };

test('reads the orders again every few seconds until that succeeds, although the socket is live', async () => {
  jest.useFakeTimers();
  const server = { failsLists: true, lists: 0 };
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'OrderVersions') return of({ data: { ordersCurrent: [order] } });
    if (operationName !== 'OrdersCurrent') return NEVER;
    server.lists += 1;
    return server.failsLists ? throwError(() => new Error('busy')) : of({ data: { ordersCurrent: [order] } });
  });
  const store = new OrderStore(new ApolloClient({ link, cache: new InMemoryCache() }));
  const disconnect = store.connect(['linz']);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(isLive()).toBe(true);
  expect(store.getState().error).toBeDefined();
  expect(server.lists).toBeGreaterThanOrEqual(6);

  server.failsLists = false;
  await jest.advanceTimersByTimeAsync(6_000);
  expect(store.getState()).toMatchObject({ error: undefined, orders: [{ id: '1' }] });
  const { lists } = server;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.lists).toBe(lists);
  disconnect();
  jest.useRealTimers();
});
