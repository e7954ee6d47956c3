/** A client for tests that stores cookies and sends them, like a browser without a page. */
import { createClient, type Client } from 'graphql-ws';
import { webSocketWithHeaders, type TestApp } from './testApp';

type Headers = Record<string, string>;

export interface CookieClient {
  graphql: (query: string, variables?: object) => Promise<any>; // the result of any query
  rest: (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>;
  request: (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>;
  socket: (params?: object) => Client;
  /** The session cookie as the client sends it: `session=…`. */
  cookie: () => string | undefined;
  /** The last Set-Cookie header of the session, with its attributes. */
  setCookie: () => string | undefined;
  storeCookie: (cookie: string) => void;
  /** The CSRF token, which only our own pages can read. */
  csrfToken: () => string | undefined;
  clearCsrfToken: () => void;
}

/** Creates a client that sends these headers with every request. */
export function createCookieClient(testApp: TestApp, headers: Headers = {}): CookieClient {
  const jar = new Map<string, string>();
  let lastSet: string | undefined;
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const csrfToken = (): string | undefined => [...jar].find(([name]) => name.endsWith('csrf-token'))?.[1];
  // Sends the CSRF token like our own pages do.
  const requestHeaders = (): Headers => ({
    ...headers,
    ...(jar.size > 0 && { cookie: cookies() }),
    ...(csrfToken() && { 'x-csrf-token': csrfToken()! }),
  });

  function storeCookie(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/Expires=Thu, 01 Jan 1970/.test(header)) jar.delete(name);
    else jar.set(name, value);
    if (!name.endsWith('csrf-token')) lastSet = header;
  }

  async function request(method: string, path: string, body?: object) {
    const response = await fetch(testApp.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...requestHeaders() },
      body: body && JSON.stringify(body),
    });
    response.headers.getSetCookie().forEach(storeCookie);
    return { status: response.status, body: (await response.json()) as any };
  }

  return {
    graphql: async (query, variables) => (await request('POST', '/graphql', { query, variables })).body,
    request,
    rest: (method, path, body) => request(method, `/api${path}`, body),
    socket: (connectionParams = {}) =>
      createClient({
        connectionParams: { ...connectionParams },
        url: `${testApp.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: webSocketWithHeaders(requestHeaders()),
        retryAttempts: 0,
      }),
    cookie: () => [...jar].filter(([name]) => !name.endsWith('csrf-token')).map(([name, value]) => `${name}=${value}`)[0],
    setCookie: () => lastSet,
    storeCookie: header => storeCookie(header),
    csrfToken,
    clearCsrfToken: () => jar.forEach((_, name) => name.endsWith('csrf-token') && jar.delete(name)),
  };
}

export const signIn = (client: CookieClient, name: string, password: string) =>
  client.graphql('mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }', { name, password });
