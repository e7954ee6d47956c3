/** Accepts WebSockets within the limits of address and session. */
import type { IncomingMessage, Server } from 'node:http';
import type { Context } from '../../context/context';
import type { RequestClient } from '../../context/viewer';
import { csrfHeader } from '../../security/csrf';
import type { Limits } from '../../security/limits';
import { WebSocketServer, type WebSocket } from 'ws';
import { createConnectionLimiter, trackConnection, type SocketClient, withTimeout } from './socketLimits';
import { errorCodes } from '../../../../schema/errors/appError';

export interface SubscriptionServerOptions {
  createContext: (request: IncomingMessage) => Promise<Context>;
  /** Tells whether the origin of the request may open a socket. */
  isAllowed: (request: IncomingMessage) => boolean;
  identifyClient: (request: IncomingMessage) => RequestClient;
}

export function createWebSocketServer(
  http: Server,
  limits: Limits,
  { isAllowed, identifyClient }: SubscriptionServerOptions,
): WebSocketServer {
  const connectionLimiter = createConnectionLimiter(limits);
  const acceptConnection = async (request: IncomingMessage): Promise<boolean> =>
    connectionLimiter.accept(await loadSocketClient(identifyClient(request), limits), request.socket);
  const sockets = new WebSocketServer({
    server: http,
    path: '/graphql',
    maxPayload: limits.maxMessageBytes,
    maxFragments: limits.maxMessageFragments,
    perMessageDeflate: false, // compression needs memory for every socket
    verifyClient: ({ req }, respond) => {
      if (!isAllowed(req)) respond(false, errorCodes.FORBIDDEN.status);
      else void acceptConnection(req).then(isAccepted => respond(isAccepted, errorCodes.RATE_LIMITED.status));
    },
  });
  return sockets.on('connection', (socket: WebSocket) => trackConnection(socket, limits));
}

// A client that cannot be identified in time counts as anonymous.
async function loadSocketClient({ network, session, identify }: RequestClient, { requestTimeout }: Limits): Promise<SocketClient> {
  const viewer = await withTimeout(requestTimeout, identify()).catch(() => undefined);
  return { network, session, isSignedIn: viewer !== undefined };
}

/** Headers that a browser cannot send with the handshake; it sends them with `connection_init`. */
const connectionHeaders = ['authorization', csrfHeader];

/** Adds the headers of `connection_init` to the request, unless the handshake had them. */
export function applyConnectionParams({ headers }: IncomingMessage, params: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const header = name.toLowerCase();
    if (connectionHeaders.includes(header) && typeof value === 'string') headers[header] ??= value;
  }
}
