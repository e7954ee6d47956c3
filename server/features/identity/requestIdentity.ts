/** The browser behind a request: who it is, by the session in its cookie, and how it is given another. */
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { addressOf, networkOf } from '../../platform/http/clientAddress';
import type { Caller, Services, Viewer } from '../../platform/context/context';
import { viewerOfToken } from './apiToken/apiToken.service';
import { bringsKey, cookieOf, csrfCookie, keyCookie, sessionCookie } from '../../platform/http/cookies';
import { csrfHeader, csrfTokenOf, isCsrfToken } from '../../platform/security/csrf';
import { sessionLength, viewerOfSession } from './session/session.service';

/** Who holds what stands in an Authorization header. */
type HolderOf = (authorization: string) => Viewer | undefined;

export interface Identity {
  /** The address people use; over https the cookie is bound to it and goes over nothing else. */
  publicUrl: string;
  /** How many proxies stand before the house and say where a request came from. */
  proxies?: number;
  /** Without it the header means nothing. */
  holderOf?: HolderOf;
}

/** The caller of each request of a house. Of a socket, that is the request it began with. */
export const callersOf =
  ({ publicUrl, holderOf, proxies = 0 }: Identity, services: Services) =>
  (request: IncomingMessage): Caller => {
    const { authorization, 'user-agent': agent = '' } = request.headers;
    const cookie = sessionCookie(publicUrl);
    const session = cookieOf(request, cookie.name);
    const response = (request as Request).res as Response | undefined;

    const csrf = csrfCookie(publicUrl);

    function keep(token: string | null): void {
      const values = [
        [cookie, token],
        [csrf, token && csrfTokenOf(token)],
      ] as const;
      for (const [{ name, options }, value] of values) {
        if (value === null) response?.clearCookie(name, options);
        else response?.cookie(name, value, { ...options, maxAge: sessionLength });
      }
    }

    async function identify(): Promise<Viewer | undefined> {
      const [, secret] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
      if (secret) return viewerOfToken(services.database.manager, secret, services.now());
      const holder = authorization && holderOf?.(authorization);
      if (holder || !session) return holder || undefined;
      const seen = await viewerOfSession(services.database.manager, session, services.now());
      if (seen?.isExtended && !response?.headersSent) keep(session);
      return seen?.viewer;
    }

    const address = addressOf(request, proxies);
    return {
      address,
      network: networkOf(address),
      agent,
      session,
      identify,
      keep,
      isOwnPage: !session || authorization !== undefined || isCsrfToken(session, String(request.headers[csrfHeader] ?? '')),
      keyOf: (view, branch) => cookieOf(request, keyCookie(publicUrl, view, branch).name),
      hasKey: bringsKey(request),
    };
  };
