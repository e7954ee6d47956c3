import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { EMPTY, Subject } from 'rxjs';
import type { StoreQuery } from './Store.generated';
import { useCatalogueUpdates } from './useCatalogueUpdates';

const branch = { id: 'branch', menus: [{ id: 'menu', catalog: [] }] } as unknown as StoreQuery['branch'];

/** Opens a shop. `change` delivers an event about these records; `requests` names the queries that the shop sends. */
function openShop() {
  const events = new Subject<ApolloLink.Result>();
  const requests: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationType, operationName }) => {
    if (operationType === 'subscription') return events;
    requests.push(operationName);
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const refresh = jest.fn();
  renderHook(() => useCatalogueUpdates(branch, refresh), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const change = (ids: string[], hasMore = false) =>
    act(() => events.next({ data: { catalogueChanged: { __typename: 'CatalogueChange', ids, hasMore, version: 1 } } }));
  return { refresh, requests, change };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.999_999); // the longest delay
});

test.each([
  ['a record that it displays', ['menu'], false],
  ['its branch, as when a product is sold out', ['branch'], false],
  ['more records than an event names', ['other'], true],
])('loads the menu again within 1.5 seconds after a change of %s', (_, ids, hasMore) => {
  const { refresh, change } = openShop();
  change(ids, hasMore);
  jest.advanceTimersByTime(1_500);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('asks for the pauses of its branch without a delay', () => {
  const { requests, change } = openShop();
  change(['branch']);
  expect(requests).toEqual(['StoreService']);
});

test('takes longer to load the menu again after a change of another record', () => {
  const { refresh, change } = openShop();
  change(['other']);
  jest.advanceTimersByTime(1_500);
  expect(refresh).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(28_500);
  expect(refresh).toHaveBeenCalledTimes(1);
});
