/** The GraphQL subscription server over WebSockets, with the same limits and errors as HTTP. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  print,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { errorCodes, AppError } from '../../../schema/errors/appError';
import type { RequestClient, Context } from '../context/context';
import { formatError } from './formatError';
import { reportVariableErrors } from './inputErrors';
import { validateRequest, type RequestPolicy } from './queryLimits';
import { csrfHeader } from '../security/csrf';
import type { Limits } from '../security/limits';
import {
  createConnectionLimiter,
  closeSlowConnection,
  ignoreSocketErrors,
  toGraphqlError,
  trackConnection,
  withTimeout,
  type SocketClient,
} from './socketLimits';

/** The close code that tells a client to log in again. */
const unauthorizedCloseCode = 4401;
/** Milliseconds for sockets to close at shutdown. */
const closeTimeout = 2_000;

interface SubscriptionServerOptions {
  createContext: (request: IncomingMessage) => Promise<Context>;
  /** Tells whether the origin of the request may open a socket. */
  isAllowed: (request: IncomingMessage) => boolean;
  identifyClient: (request: IncomingMessage) => RequestClient;
}

type UseServerOptions = Parameters<typeof useServer<Record<string, never>, Extra & Record<PropertyKey, unknown>>>[0];

/** Starts the subscription server. The returned function closes it and all sockets with 1001. */
export function createSubscriptionServer(http: Server, policy: RequestPolicy, options: SubscriptionServerOptions): () => Promise<void> {
  const { limits } = policy;
  const sockets = createWebSocketServer(http, limits, options);
  const graphql = useServer(useServerOptions(policy, options), sockets, limits.heartbeatInterval);
  sockets.on('connection', ignoreSocketErrors);

  return async () => {
    const timer = setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), closeTimeout);
    const disposed = graphql.dispose();
    http.on('upgrade', rejectUpgrade); // the closed server no longer answers upgrades
    await disposed;
    clearTimeout(timer);
  };
}

// Without a response the connection would stay open and block the shutdown.
const rejectUpgrade = (_request: IncomingMessage, socket: Duplex): void =>
  void socket
    .on('error', () => {})
    .end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\r\n', () => socket.destroy());

function createWebSocketServer(http: Server, limits: Limits, { isAllowed, identifyClient }: SubscriptionServerOptions): WebSocketServer {
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

function useServerOptions(policy: RequestPolicy, { createContext }: SubscriptionServerOptions): UseServerOptions {
  const { schema, limits } = policy;
  return {
    schema,
    connectionInitWaitTimeout: limits.connectionInitTimeout,
    jsonMessageReviver: rejectServerMessages,
    // A wrong key or token closes the socket (4403).
    onConnect: ({ extra, connectionParams }) => {
      applyConnectionParams(extra.request, connectionParams);
      return withTimeout(limits.requestTimeout, createContext(extra.request)).then(
        () => true,
        () => false,
      );
    },
    onSubscribe: async ({ extra, subscriptions }, _id, request) => {
      try {
        if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) throw new AppError('RATE_LIMITED');
        const contextValue = await withTimeout(limits.requestTimeout, createContext(extra.request));
        const document = validateRequest(policy, { ...request, canIntrospect: policy.canIntrospect(contextValue) });
        const { variables: variableValues, operationName } = request;
        if (getOperationAST(document, operationName)?.operation === 'mutation') contextValue.verifyCsrf();
        return { schema, document, variableValues, operationName, contextValue };
      } catch (error) {
        return [error instanceof GraphQLError ? error : toGraphqlError(error as Error)];
      }
    },
    execute: async args => {
      const result = await withTimeout(limits.requestTimeout, execute(args)).catch(toErrorResult);
      return reportVariableErrors(args, result);
    },
    subscribe: args => subscribe(args, limits),
    onError: ({ extra }, _id, _request, errors) => {
      closeSlowConnection(extra.socket as WebSocket, limits);
      return errors.map(formatSocketError);
    },
    onNext: ({ extra }, _id, _request, _args, result) => {
      closeSlowConnection(extra.socket as WebSocket, limits);
      if (!result.errors) return undefined;
      const errors = result.errors.map(formatSocketError);
      if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
        extra.socket.close(unauthorizedCloseCode, 'Unauthorized');
      return { ...result, errors };
    },
  };
}

const serverMessageTypes: readonly unknown[] = ['connection_ack', 'next', 'error'];

// Rejects message types that only the server sends (4400); graphql-ws would log an error instead.
function rejectServerMessages(key: string, value: unknown): unknown {
  if (key === '' && serverMessageTypes.includes((value as { type?: unknown } | null)?.type)) throw new Error('Not for us');
  return value;
}

/** Headers that a browser cannot send with the handshake; it sends them with `connection_init`. */
const connectionHeaders = ['authorization', csrfHeader];

function applyConnectionParams({ headers }: IncomingMessage, params: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const header = name.toLowerCase();
    if (connectionHeaders.includes(header) && typeof value === 'string') headers[header] ??= value;
  }
}

type ResultStream = AsyncIterableIterator<ExecutionResult>;

/** The results of an event for anonymous clients, shared by all with the same query. */
interface SubscriptionEvent {
  context: Context;
  results: Map<string, Promise<ExecutionResult>>;
}

const anonymousResults = new WeakMap<object, SubscriptionEvent>();

// Every event is executed like a new request, with current permissions and empty loaders.
async function subscribe(args: ExecutionArgs, { requestTimeout }: Limits): Promise<ResultStream | ExecutionResult> {
  const stream = await withTimeout(requestTimeout, createSourceEventStream(args)).catch(toErrorResult);
  if (!(Symbol.asyncIterator in stream)) return reportVariableErrors(args, stream);
  const events = stream[Symbol.asyncIterator]();
  const key = JSON.stringify([print(args.document), args.operationName, args.variableValues]);
  const executeEvent = async (rootValue: unknown, contextValue: Context): Promise<ExecutionResult> =>
    execute({ ...args, rootValue, contextValue });

  async function loadResult(event: object): Promise<ExecutionResult> {
    const context = await (args.contextValue as Context).renew();
    if (context.viewer || context.client?.hasBranchKey) return executeEvent(event, context);
    const { context: sharedContext, results } = anonymousResults.get(event) ?? {
      context: context,
      results: new Map<string, Promise<ExecutionResult>>(),
    };
    anonymousResults.set(event, { context: sharedContext, results });
    const pending = results.get(key) ?? executeEvent(event, sharedContext);
    results.set(key, pending);
    return pending;
  }

  const resultStream: ResultStream = {
    next: async () => {
      const { done, value } = await events.next();
      if (done) return { done, value: undefined };
      return { value: await withTimeout(requestTimeout, loadResult(value as object)).catch(toErrorResult) };
    },
    return: async () => (await events.return?.(), { done: true, value: undefined }),
    [Symbol.asyncIterator]: () => resultStream,
  };
  return resultStream;
}

// A timeout is sent as an error; the next event may succeed.
const toErrorResult = (error: Error): ExecutionResult => ({ errors: [error instanceof GraphQLError ? error : toGraphqlError(error)] });

const formatSocketError = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);
