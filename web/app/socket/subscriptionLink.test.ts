import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { expectNoMessages, isLive, onConnectionChange } from './connection';
import { subscriptionLink } from './subscriptionLink';

jest.mock('./createSocket', () => {
  throw new Error('no network');
});

test('is not live while a subscription waits for a client that cannot be loaded', async () => {
  jest.useFakeTimers();
  const states: string[] = [];
  const stop = onConnectionChange(state => states.push(state));
  const link = subscriptionLink('http://localhost', { onReconnect: () => {}, onSessionEnded: () => {} });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const subscribe = () => client.subscribe({ query: gql('subscription { x }') }).subscribe({});
  const subscription = subscribe();
  expect(isLive()).toBe(false);
  await jest.advanceTimersByTimeAsync(35_000);
  expect(states).toEqual(['connecting', 'silent', 'lost']);

  subscription.unsubscribe();
  expect(isLive()).toBe(true); // nothing on the page needs a connection
  stop();
  expectNoMessages();
  jest.useRealTimers();
});
