/** The GraphQL subscription server over WebSockets, with the same limits and errors as HTTP. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST } from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { AppError } from '../../../../schema/errors/appError';
import { createRequestValidator, type RequestPolicy } from '../queryLimits';
import { closeSlowConnection, ignoreSocketErrors, toGraphqlError, withTimeout } from './socketLimits';
import { executeOperation, subscribe } from './executeOperation';
import { SharedSubscription, SharedSubscriptions } from './sharedSubscriptions';
import { closeUnauthenticated, createResultFormatter, sendNext, serializeResult } from './socketResults';
import { type SubscriptionServerOptions, applyConnectionParams, createWebSocketServer } from './webSocketServer';
import { toObject } from '../../../../schema/objects';

/** Milliseconds for sockets to close at shutdown. */
const closeTimeout = 2_000;

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

function useServerOptions(policy: RequestPolicy, { createContext }: SubscriptionServerOptions): UseServerOptions {
  const { schema, limits } = policy;
  const format = createResultFormatter(policy.reportError);
  const shared = new SharedSubscriptions(result => serializeResult(format.result(result)));
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
    onSubscribe: createSubscribeHandler(policy, createContext),
    execute: args => executeOperation(args, limits),
    subscribe: args => subscribe(args, limits, shared),
    onOperation: ({ extra }, id, _request, _args, result) => {
      if (result instanceof SharedSubscription) result.connect(message => sendNext(extra.socket, id, message, limits));
    },
    onError: ({ extra }, _id, _request, errors) => {
      closeSlowConnection(extra.socket, limits);
      return errors.map(format.error);
    },
    onNext: ({ extra }, _id, _request, _args, result) => {
      closeSlowConnection(extra.socket, limits);
      const { payload, isUnauthenticated } = format.result(result);
      if (isUnauthenticated) closeUnauthenticated(extra.socket);
      return payload;
    },
  };
}

/** Checks every request like one over HTTP. */
function createSubscribeHandler(
  policy: RequestPolicy,
  createContext: SubscriptionServerOptions['createContext'],
): UseServerOptions['onSubscribe'] {
  const { schema, limits } = policy;
  const validateRequest = createRequestValidator(policy);
  return async ({ extra, subscriptions }, _id, request) => {
    try {
      if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) throw new AppError('RATE_LIMITED');
      const contextValue = await withTimeout(limits.requestTimeout, createContext(extra.request));
      const { services, client } = contextValue;
      const address = client?.network ?? '';
      services.timeBudget.throwIfUsedUp(address);
      const document = services.timeBudget.measure(address, () =>
        validateRequest({ ...request, canIntrospect: policy.canIntrospect(contextValue) }),
      );
      const { variables: variableValues, operationName } = request;
      if (getOperationAST(document, operationName)?.operation === 'mutation') contextValue.verifyCsrf();
      return { schema, document, variableValues, operationName, contextValue };
    } catch (error) {
      return [toGraphqlError(error)];
    }
  };
}

const serverMessageTypes: readonly unknown[] = ['connection_ack', 'next', 'error'];

// Rejects message types that only the server sends (4400); graphql-ws would log an error instead.
function rejectServerMessages(key: string, value: unknown): unknown {
  if (key === '' && serverMessageTypes.includes(toObject(value).type)) throw new Error('Not for us');
  return value;
}
