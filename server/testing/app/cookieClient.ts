/** A browser without a page for tests: keeps the cookies it is given and sends them along. */
import { createClient, type Client } from 'graphql-ws';
import { socketWith, type House } from './testApp';

type Headers = Record<string, string>;

export interface Visitor {
  ask: (query: string, variables?: object) => Promise<any>; // the answer to any question
  rest: (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>;
  call: (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>;
  socket: (params?: object) => Client;
  /** The cookie of the session as it is sent: `session=…`. */
  cookie: () => string | undefined;
  /** That cookie as it was last set, with its flags. */
  setCookie: () => string | undefined;
  take: (cookie: string) => void;
  /** What only our own pages can read of a session, and send along. */
  token: () => string | undefined;
  forgetToken: () => void;
}

/** A new visitor of the house, who sends these headers with everything. */
export function visitor(house: House, headers: Headers = {}): Visitor {
  const jar = new Map<string, string>();
  let lastSet: string | undefined;
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = (): string | undefined => [...jar].find(([name]) => name.endsWith('csrf-token'))?.[1];
  // As the pages of the house do, it sends back the token it can read.
  const sent = (): Headers => ({ ...headers, ...(jar.size > 0 && { cookie: cookies() }), ...(token() && { 'x-csrf-token': token()! }) });

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name);
    else jar.set(name, value);
    if (!name.endsWith('csrf-token')) lastSet = line;
  }

  async function call(method: string, path: string, body?: object) {
    const response = await fetch(house.address + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...sent() },
      body: body && JSON.stringify(body),
    });
    response.headers.getSetCookie().forEach(keep);
    return { status: response.status, body: (await response.json()) as any };
  }

  return {
    ask: async (query, variables) => (await call('POST', '/graphql', { query, variables })).body,
    call,
    rest: (method, path, body) => call(method, `/api${path}`, body),
    socket: (connectionParams = {}) =>
      createClient({
        connectionParams: { ...connectionParams },
        url: `${house.address.replace('http', 'ws')}/graphql`,
        webSocketImpl: socketWith(sent()),
        retryAttempts: 0,
      }),
    cookie: () => [...jar].filter(([name]) => !name.endsWith('csrf-token')).map(([name, value]) => `${name}=${value}`)[0],
    setCookie: () => lastSet,
    take: given => keep(given),
    token,
    forgetToken: () => jar.forEach((_, name) => name.endsWith('csrf-token') && jar.delete(name)),
  };
}

export const signIn = (browser: Visitor, name: string, password: string) =>
  browser.ask('mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }', { name, password });
