/** A browser without a page for tests: keeps the cookie it is given and sends it along. */
import { createClient, type Client } from 'graphql-ws';
import { socketWith, type House } from './house';

type Headers = Record<string, string>;

export interface Visitor {
  ask: (query: string, variables?: object) => Promise<any>; // the answer to any question
  rest: (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>;
  socket: () => Client;
  /** The cookie as it is sent: `session=…`. */
  cookie: () => string | undefined;
  /** The cookie as it was last set, with its flags. */
  setCookie: () => string | undefined;
  take: (cookie: string) => void;
}

/** A new visitor of the house, who sends these headers with everything. */
export function visitor(house: House, headers: Headers = {}): Visitor {
  let cookie: string | undefined;
  let lastSet: string | undefined;
  const sent = (): Headers => ({ ...headers, ...(cookie && { cookie }) });

  async function call(method: string, path: string, body?: object) {
    const response = await fetch(house.address + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...sent() },
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      lastSet = line;
      cookie = /Expires=Thu, 01 Jan 1970/.test(line) ? undefined : line.split(';')[0];
    }
    return { status: response.status, body: (await response.json()) as any };
  }

  return {
    ask: async (query, variables) => (await call('POST', '/graphql', { query, variables })).body,
    rest: (method, path, body) => call(method, `/api${path}`, body),
    socket: () =>
      createClient({ url: `${house.address.replace('http', 'ws')}/graphql`, webSocketImpl: socketWith(sent()), retryAttempts: 0 }),
    cookie: () => cookie,
    setCookie: () => lastSet,
    take: given => {
      cookie = given;
    },
  };
}

export const signIn = (browser: Visitor, name: string, password: string) =>
  browser.ask('mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }', { name, password });
