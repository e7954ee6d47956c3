/** Reads the CSRF token of the session from its cookie (G-077). */
import { isServer } from './rendering/isServer';

/** Tells whether this browser has a session; the server decides whether it is still valid. */
export const hasSession = (): boolean => 'x-csrf-token' in csrfHeaders();

/** Returns the headers each change by `fetch` needs; none without a session. */
export function csrfHeaders(): Record<string, string> {
  const [, token] = /(?:^|; )(?:__Host-)?csrf-token=([^;]+)/.exec(isServer ? '' : document.cookie) ?? [];
  return token ? { 'x-csrf-token': token } : {};
}

/** Returns the headers of a request with those of `csrfHeaders`. */
export function withCsrfHeaders(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  for (const [name, value] of Object.entries(csrfHeaders())) headers.set(name, value);
  return headers;
}
