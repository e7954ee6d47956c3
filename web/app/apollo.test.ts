import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { createApollo, createCache } from './apollo';

const question = gql`
  query Question {
    orders {
      id
    }
  }
`;

/** Stands in for the server: every question gets this answer. */
const answering = (answer: object) =>
  Object.assign(globalThis, {
    fetch: async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  });

test.each([
  ['UNAUTHENTICATED', ['/backend/login?next=%2F']],
  ['FORBIDDEN', []],
])('an answer %s sends the browser to %j', async (code, expected) => {
  answering({ errors: [{ message: 'Nein.', extensions: { code } }] });
  const left: string[] = [];
  const client = createApollo({ origin: 'http://localhost', leave: address => left.push(address) });
  await expect(client.query({ query: question })).rejects.toThrow('Nein.');
  expect(left).toEqual(expected);
});

test('delivery areas of two branches do not mix, whatever they are called', () => {
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

test('every question carries the token of the session, which a foreign page could not read', async () => {
  const sent: (Headers | Record<string, string>)[] = [];
  const fetch = async (_address: string, { headers }: RequestInit) => {
    sent.push(headers as Record<string, string>);
    return new Response('{"data":{"orders":[]}}', { headers: { 'content-type': 'application/json' } });
  };
  Object.assign(globalThis, { fetch });
  document.cookie = 'csrf-token=a-b_c';
  await createApollo({ origin: 'http://localhost' }).query({ query: question });
  document.cookie = 'csrf-token=; Max-Age=0';
  await createApollo({ origin: 'http://localhost' }).query({ query: question });
  expect(sent.map(headers => new Headers(headers).get('x-csrf-token'))).toEqual(['a-b_c', null]);
});

test('no call waits longer than half a minute', async () => {
  const bound = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(bound.signal);
  const fetch = (_address: string, { signal }: RequestInit) =>
    new Promise((_answer, fail) => {
      const end = () => fail(signal!.reason as Error);
      if (signal!.aborted) end();
      signal!.addEventListener('abort', end);
    });
  Object.assign(globalThis, { fetch });
  const asked = createApollo({ origin: 'http://localhost' }).query({ query: question });
  bound.abort(new Error('Zu spät.'));
  await expect(asked).rejects.toThrow('Zu spät.');
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
});

test('what is asked again while an answer is on its way gets its own, and the older one takes nothing back', async () => {
  const answers: ((ids: string[]) => void)[] = [];
  const answerOf = (ids: string[]) => JSON.stringify({ data: { orders: ids.map(id => ({ __typename: 'Order', id })) } });
  Object.assign(globalThis, {
    fetch: () =>
      new Promise(resolve =>
        answers.push(ids => resolve(new Response(answerOf(ids), { headers: { 'content-type': 'application/json' } }))),
      ),
  });
  const asked = (count: number) => waitFor(() => expect(answers).toHaveLength(count));
  const list = createApollo({ origin: 'http://localhost' }).watchQuery<{ orders: { id: string }[] }>({ query: question });
  const seen = () => list.getCurrentResult().data?.orders?.map(order => order?.id);
  const subscription = list.subscribe(() => {});
  await asked(1);
  answers[0]!([]);
  await waitFor(() => expect(seen()).toEqual([]));
  const refetched = [list.refetch()];
  await asked(2);
  refetched.push(list.refetch());
  await asked(3);
  answers[2]!(['roggen', 'weizen']);
  await waitFor(() => expect(seen()).toEqual(['roggen', 'weizen']));
  answers[1]!(['roggen']);
  await Promise.all(refetched);
  expect(seen()).toEqual(['roggen', 'weizen']);
  subscription.unsubscribe();
});
