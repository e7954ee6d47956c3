import { gql } from '@apollo/client';
import { createApollo } from './apollo';

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
  ['UNAUTHENTICATED', ['/backend/login']],
  ['FORBIDDEN', []],
])('an answer %s sends the browser to %j', async (code, expected) => {
  answering({ errors: [{ message: 'Nein.', extensions: { code } }] });
  const left: string[] = [];
  const client = createApollo({ origin: 'http://localhost', leave: address => left.push(address) });
  await expect(client.query({ query: question })).rejects.toThrow('Nein.');
  expect(left).toEqual(expected);
});
