/** The proof that a page of ours asks: the token that belongs to the session, in a cookie that only we can read (G-077). */

/** What to send along with every change by `fetch`; nothing without a session. */
export function csrfHeaders(): Record<string, string> {
  const [, token] = /(?:^|; )(?:__Host-)?csrf-token=([^;]+)/.exec(document.cookie) ?? [];
  return token ? { 'x-csrf-token': token } : {};
}
