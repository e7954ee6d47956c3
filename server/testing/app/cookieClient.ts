/** A client for tests that stores cookies and sends them, like a browser without a page. */
import { createClient, type Client } from 'graphql-ws';
import { webSocketWithHeaders, type TestApp } from './testApp';
import type { Json } from './json';

type Headers = Record<string, string>;

export interface CookieClient {
  graphql: (query: string, variables?: object) => Promise<Json>;
  rest: (method: string, path: string, body?: object) => Promise<{ status: number; body: Json }>;
  request: (method: string, path: string, body?: object) => Promise<{ status: number; body: Json }>;
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

const isCsrfCookie = (name: string): boolean => name.endsWith('csrf-token');

/** The cookies of one client. */
class CookieJar {
  lastSet: string | undefined;
  private readonly cookies = new Map<string, string>();

  store(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/Expires=Thu, 01 Jan 1970/.test(header)) this.cookies.delete(name);
    else this.cookies.set(name, value);
    if (!isCsrfCookie(name)) this.lastSet = header;
  }

  get session(): string | undefined {
    return this.list()
      .find(([name]) => !isCsrfCookie(name))
      ?.join('=');
  }

  get csrfToken(): string | undefined {
    return this.list().find(([name]) => isCsrfCookie(name))?.[1];
  }

  clearCsrfToken(): void {
    for (const [name] of this.list()) if (isCsrfCookie(name)) this.cookies.delete(name);
  }

  /** Returns the headers of a request, with the CSRF token like our own pages send it. */
  get headers(): Headers {
    const cookie = this.list().map(entry => entry.join('='));
    return { ...(cookie.length > 0 && { cookie: cookie.join('; ') }), ...(this.csrfToken && { 'x-csrf-token': this.csrfToken }) };
  }

  private list(): [string, string][] {
    return [...this.cookies];
  }
}

/** Creates a client that sends these headers with every request. */
export function createCookieClient(testApp: TestApp, headers: Headers = {}): CookieClient {
  const jar = new CookieJar();

  async function request(method: string, path: string, body?: object) {
    const response = await fetch(testApp.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers, ...jar.headers },
      body: body && JSON.stringify(body),
    });
    response.headers.getSetCookie().forEach(header => jar.store(header));
    return { status: response.status, body: (await response.json()) as Json };
  }

  return {
    graphql: async (query, variables) => (await request('POST', '/graphql', { query, variables })).body,
    request,
    rest: (method, path, body) => request(method, `/api${path}`, body),
    socket: (connectionParams = {}) =>
      createClient({
        connectionParams: { ...connectionParams },
        url: `${testApp.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: webSocketWithHeaders({ ...headers, ...jar.headers }),
        retryAttempts: 0,
      }),
    cookie: () => jar.session,
    setCookie: () => jar.lastSet,
    storeCookie: header => jar.store(header),
    csrfToken: () => jar.csrfToken,
    clearCsrfToken: () => jar.clearCsrfToken(),
  };
}

export const signIn = (client: CookieClient, name: string, password: string) =>
  client.graphql('mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }', { name, password });
