/** Identifies the client of a request by its session cookie or Authorization header, and sets the session cookie. */
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { clientAddress, clientNetwork } from '../../platform/http/clientAddress';
import { parseDecision } from '../../../schema/site/consent';
import type { RequestClient, Viewer } from '../../platform/context/viewer';
import type { Services } from '../../platform/context/services';
import { viewerByToken } from './apiToken/apiToken.service';
import { hasBranchKey, isSelfServiceDevice, readCookie, csrfCookie, branchKeyCookie, sessionCookie } from '../../platform/http/cookies';
import { csrfHeader, createCsrfToken, isCsrfToken } from '../../platform/security/csrf';
import { sessionDuration, viewerBySession } from './session/session.service';

/** Returns the viewer of an Authorization header. */
type ViewerByHeader = (authorization: string) => Viewer | undefined;

export interface IdentityOptions {
  /** The public URL of the server; over https the session cookie is bound to its host and sent over https only. */
  publicUrl: string;
  /** The number of proxies in front of the server that add X-Forwarded-For. */
  proxies?: number;
  /** Without it, only `Bearer` headers are accepted. */
  viewerByHeader?: ViewerByHeader;
}

/** Returns a check whether a request may be authenticated. It runs before every cached response. */
export const createCredentialsCheck = ({ publicUrl }: Pick<IdentityOptions, 'publicUrl'>) => {
  const { name } = sessionCookie(publicUrl);
  return (request: IncomingMessage): boolean => request.headers.authorization !== undefined || readCookie(request, name) !== undefined;
};

/** Returns what the headers say about the device. */
const describeDevice = (request: IncomingMessage): Pick<RequestClient, 'userAgent' | 'language' | 'isSelfService' | 'decision'> => {
  const { 'user-agent': userAgent = '', 'accept-language': languages = '', cookie = '' } = request.headers;
  return {
    userAgent,
    language: languages.split(/[,;]/, 1)[0]!,
    isSelfService: isSelfServiceDevice(request),
    decision: parseDecision(cookie),
  };
};

/** Returns a function that identifies the client of a request; for a socket, of its upgrade request. */
export const createClientIdentifier =
  ({ publicUrl, viewerByHeader, proxies = 0 }: IdentityOptions, services: Services) =>
  (request: IncomingMessage): RequestClient => {
    const { authorization } = request.headers;
    const cookie = sessionCookie(publicUrl);
    const session = readCookie(request, cookie.name);
    const response = (request as Request).res as Response | undefined;

    const csrf = csrfCookie(publicUrl);

    function setSessionCookie(token: string | null): void {
      const values = [
        [cookie, token],
        [csrf, token && createCsrfToken(token)],
      ] as const;
      for (const [{ name, options }, value] of values) {
        if (value === null) response?.clearCookie(name, options);
        else response?.cookie(name, value, { ...options, maxAge: sessionDuration });
      }
    }

    async function identify(): Promise<Viewer | undefined> {
      const [, secret] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
      if (secret) return viewerByToken(services.database.manager, secret, services.now());
      const viewer = authorization && viewerByHeader?.(authorization);
      if (viewer || !session) return viewer || undefined;
      const current = await viewerBySession(services.database.manager, session, services.now());
      if (current?.isExtended && !response?.headersSent) setSessionCookie(session);
      return current?.viewer;
    }

    const address = clientAddress(request, proxies);
    return {
      address,
      network: clientNetwork(address),
      ...describeDevice(request),
      session,
      identify,
      setSession: setSessionCookie,
      isSameOrigin: !session || authorization !== undefined || isCsrfToken(session, String(request.headers[csrfHeader] ?? '')),
      branchKeyFor: (view, branch) => readCookie(request, branchKeyCookie(publicUrl, view, branch).name),
      hasCredentials: session !== undefined || authorization !== undefined || hasBranchKey(request),
    };
  };
