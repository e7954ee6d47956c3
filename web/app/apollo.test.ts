import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { createApollo, createCache } from './apollo';

const ordersQuery = gql`
  query Orders {
    orders {
      id
    }
  }
`;

/** Replaces `fetch`: each request gets this response. */
const mockResponse = (body: object) =>
  Object.assign(globalThis, {
    fetch: async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  });

test.each([
  ['UNAUTHENTICATED', ['/backend/login?next=%2F']],
  ['FORBIDDEN', []],
])('redirects the browser after %s to %j', async (code, expected) => {
  mockResponse({ errors: [{ message: 'Nein.', extensions: { code } }] });
  const redirects: string[] = [];
  const client = createApollo({ origin: 'http://localhost', redirect: url => redirects.push(url) });
  await expect(client.query({ query: ordersQuery })).rejects.toThrow('Nein.');
  expect(redirects).toEqual(expected);
});

test('redirects once when several responses say that the session has ended', async () => {
  mockResponse({ errors: [{ message: 'Nein.', extensions: { code: 'UNAUTHENTICATED' } }] });
  const redirects: string[] = [];
  const client = createApollo({ origin: 'http://localhost', redirect: url => redirects.push(url) });
  const failures = [client.query({ query: ordersQuery }), client.query({ query: ordersQuery })];
  await Promise.allSettled(failures);
  expect(redirects).toEqual(['/backend/login?next=%2F']);
});

test('keeps a page and its planned publication apart, which share an id', () => {
  const query = gql`
    query Usages {
      usages(collection: "block", id: "b") {
        items {
          collection
          id
        }
      }
    }
  `;
  const cache = createCache();
  const items = ['site', 'sitePlan'].map(collection => ({ __typename: 'Usage', id: 's', collection }));
  cache.writeQuery({ query, data: { usages: { __typename: 'UsageList', items } } });
  expect(cache.readQuery({ query })).toMatchObject({ usages: { items } });
});

test('keeps delivery areas of two branches apart, even with the same id', () => {
  const query = gql`
    query Areas {
      branches {
        id
        deliveryAreas {
          id
          area
        }
      }
    }
  `;
  const branch = (id: string, area: string) => ({
    __typename: 'Branch',
    id,
    deliveryAreas: [{ __typename: 'DeliveryArea', id: '1', area }],
  });
  const cache = createCache();
  cache.writeQuery({ query, data: { branches: [branch('linz', 'Innenstadt'), branch('steyr', 'Umgebung')] } });
  expect(cache.readQuery({ query })).toMatchObject({
    branches: [{ deliveryAreas: [{ area: 'Innenstadt' }] }, { deliveryAreas: [{ area: 'Umgebung' }] }],
  });
});

test('sends the CSRF token of the session with each request', async () => {
  const requestHeaders: (Headers | Record<string, string>)[] = [];
  const fetch = async (_url: string, { headers }: RequestInit) => {
    requestHeaders.push(headers as Record<string, string>);
    return new Response('{"data":{"orders":[]}}', { headers: { 'content-type': 'application/json' } });
  };
  Object.assign(globalThis, { fetch });
  document.cookie = 'csrf-token=a-b_c';
  await createApollo({ origin: 'http://localhost' }).query({ query: ordersQuery });
  document.cookie = 'csrf-token=; Max-Age=0';
  await createApollo({ origin: 'http://localhost' }).query({ query: ordersQuery });
  expect(requestHeaders.map(headers => new Headers(headers).get('x-csrf-token'))).toEqual(['a-b_c', null]);
});

test.each([
  ['by GET without a session', '', 'GET', true],
  ['by POST with a session', 'a-b_c', 'POST', false],
])('sends a public query %s', async (_title, token, expectedMethod, isInUrl) => {
  const requests: { url: URL; method?: string; body?: unknown }[] = [];
  const fetch = async (url: string, { method, body }: RequestInit) => {
    requests.push({ url: new URL(url), method, body });
    return new Response('{"data":{"config":{"shopName":"Hollerbusch"}}}', { headers: { 'content-type': 'application/json' } });
  };
  Object.assign(globalThis, { fetch });
  const query = gql`
    query Shop($name: String) {
      config {
        shopName(name: $name)
      }
    }
  `;
  document.cookie = `csrf-token=${token}${token ? '' : '; Max-Age=0'}`;
  await createApollo({ origin: 'http://localhost' }).query({ query, variables: { name: 'Öl & Brot' } });
  document.cookie = 'csrf-token=; Max-Age=0';
  const [{ url, method, body }] = requests as [(typeof requests)[0]];
  expect(method).toBe(expectedMethod);
  expect(url.searchParams.has('query')).toBe(isInUrl);
  const sent = isInUrl ? Object.fromEntries(url.searchParams) : JSON.parse(String(body));
  expect(sent).toMatchObject({ operationName: 'Shop', query: 'query Shop($name: String) { config { shopName(name: $name) __typename } }' });
  expect(isInUrl ? JSON.parse(sent.variables) : sent.variables).toEqual({ name: 'Öl & Brot' });
});

test.each([
  [30_000, {}],
  [120_000, { context: { fetchOptions: { timeout: 120_000 } } }],
])('aborts a request after %i milliseconds', async (duration, options) => {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      const abort = () => reject(signal!.reason as Error);
      if (signal!.aborted) abort();
      signal!.addEventListener('abort', abort);
    });
  Object.assign(globalThis, { fetch });
  const request = createApollo({ origin: 'http://localhost' }).query({ query: ordersQuery, ...options });
  controller.abort(new Error('Zu spät.'));
  await expect(request).rejects.toThrow('Zu spät.');
  expect(timeout).toHaveBeenCalledWith(duration);
  timeout.mockRestore();
});

test('sends a repeated query again and ignores the older response', async () => {
  const responses: ((ids: string[]) => void)[] = [];
  const responseBody = (ids: string[]) => JSON.stringify({ data: { orders: ids.map(id => ({ __typename: 'Order', id })) } });
  Object.assign(globalThis, {
    fetch: () =>
      new Promise(resolve =>
        responses.push(ids => resolve(new Response(responseBody(ids), { headers: { 'content-type': 'application/json' } }))),
      ),
  });
  const waitForRequests = (count: number) => waitFor(() => expect(responses).toHaveLength(count));
  const list = createApollo({ origin: 'http://localhost' }).watchQuery<{ orders: { id: string }[] }>({ query: ordersQuery });
  const currentIds = () => list.getCurrentResult().data?.orders?.map(order => order?.id);
  const subscription = list.subscribe(() => {});
  await waitForRequests(1);
  responses[0]!([]);
  await waitFor(() => expect(currentIds()).toEqual([]));
  const refetches = [list.refetch()];
  await waitForRequests(2);
  refetches.push(list.refetch());
  await waitForRequests(3);
  responses[2]!(['roggen', 'weizen']);
  await waitFor(() => expect(currentIds()).toEqual(['roggen', 'weizen']));
  responses[1]!(['roggen']);
  await Promise.all(refetches);
  expect(currentIds()).toEqual(['roggen', 'weizen']);
  subscription.unsubscribe();
});
