/** The GraphQL door over sockets: subscriptions, behind the same guard and with the same refusals. */
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
import { reasons, Refusal } from '../../../schema/errors/appError';
import type { Caller, Context } from '../context/context';
import { formatError } from './formatError';
import { admit, type Gate } from './queryLimits';
import { csrfHeader } from '../security/csrf';
import type { Limits } from '../security/limits';
import { createCloakroom, cutSlowReader, keepQuiet, refused, watch, within, type Holder } from './socketLimits';

/** The close code by which a client knows that it must sign in again. */
const signInAgain = 4401;
/** How long a socket may take to close when the house closes. */
const farewell = 2_000;

interface Door {
  contextOf: (request: IncomingMessage) => Promise<Context>;
  /** Whether the page that wants a socket may have one. */
  isWelcome: (request: IncomingMessage) => boolean;
  callerOf: (request: IncomingMessage) => Caller;
}

type Options = Parameters<typeof useServer<Record<string, never>, Extra & Record<PropertyKey, unknown>>>[0];

/** Opens the door; what is returned closes it, and every socket as going away. */
export function openSockets(http: Server, gate: Gate, door: Door): () => Promise<void> {
  const { limits } = gate;
  const sockets = openServer(http, limits, door);
  const graphql = useServer(optionsOf(gate, door), sockets, limits.pulse);
  sockets.on('connection', keepQuiet);

  return async () => {
    const impatience = setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), farewell);
    const disposed = graphql.dispose();
    http.on('upgrade', turnAway); // from here on nobody else does
    await disposed;
    clearTimeout(impatience);
  };
}

// Whoever still comes would otherwise hang on a line that nobody answers, and the port with them.
const turnAway = (_request: IncomingMessage, socket: Duplex): void =>
  void socket
    .on('error', () => {})
    .end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\r\n', () => socket.destroy());

function openServer(http: Server, limits: Limits, { isWelcome, callerOf }: Door): WebSocketServer {
  const cloakroom = createCloakroom(limits);
  const hasPlace = async (request: IncomingMessage): Promise<boolean> =>
    cloakroom.take(await holderOf(callerOf(request), limits), request.socket);
  const sockets = new WebSocketServer({
    server: http,
    path: '/graphql',
    maxPayload: limits.message,
    maxFragments: limits.fragments,
    perMessageDeflate: false, // each packed socket would hold its own memory
    verifyClient: ({ req }, answer) => {
      if (!isWelcome(req)) answer(false, reasons.forbidden.status);
      else void hasPlace(req).then(isFree => answer(isFree, reasons.tooMany.status));
    },
  });
  return sockets.on('connection', (socket: WebSocket) => watch(socket, limits));
}

// Whoever cannot be asked about now counts as a stranger.
async function holderOf({ network, session, identify }: Caller, { patience }: Limits): Promise<Holder> {
  const viewer = await within(patience, identify()).catch(() => undefined);
  return { network, session, isKnown: viewer !== undefined };
}

function optionsOf(gate: Gate, { contextOf }: Door): Options {
  const { schema, limits } = gate;
  return {
    schema,
    connectionInitWaitTimeout: limits.greeting,
    jsonMessageReviver: heard,
    // A key or token that is wrong closes the socket at once (4403).
    onConnect: ({ extra, connectionParams }) => {
      introduce(extra.request, connectionParams);
      return within(limits.patience, contextOf(extra.request)).then(
        () => true,
        () => false,
      );
    },
    onSubscribe: async ({ extra, subscriptions }, _id, question) => {
      try {
        if (Object.keys(subscriptions).length > limits.subscriptions) throw new Refusal('tooMany');
        const contextValue = await within(limits.patience, contextOf(extra.request));
        const document = admit(gate, { ...question, mayIntrospect: gate.mayIntrospect(contextValue) });
        const { variables: variableValues, operationName } = question;
        if (getOperationAST(document, operationName)?.operation === 'mutation') contextValue.mustBeMeant();
        return { schema, document, variableValues, operationName, contextValue };
      } catch (error) {
        return [error instanceof GraphQLError ? error : refused(error as Error)];
      }
    },
    execute: args => within(limits.patience, execute(args)).catch(asResult),
    subscribe: args => subscribe(args, limits),
    onError: ({ extra }, _id, _question, errors) => {
      cutSlowReader(extra.socket as WebSocket, limits);
      return errors.map(formatted);
    },
    onNext: ({ extra }, _id, _question, _args, result) => {
      cutSlowReader(extra.socket as WebSocket, limits);
      if (!result.errors) return undefined;
      const errors = result.errors.map(formatted);
      if (errors.some(({ extensions }) => extensions?.code === reasons.unauthenticated.code))
        extra.socket.close(signInAgain, 'Unauthorized');
      return { ...result, errors };
    },
  };
}

const ours: readonly unknown[] = ['connection_ack', 'next', 'error'];

// What only the house says is no message to it: read as bad ones are (4400), where graphql-ws would complain of itself, and into the log.
function heard(key: string, value: unknown): unknown {
  if (key === '' && ours.includes((value as { type?: unknown } | null)?.type)) throw new Error('Not for us');
  return value;
}

/** What a browser cannot send with the handshake comes with the introduction. */
const introduced = ['authorization', csrfHeader];

function introduce({ headers }: IncomingMessage, params: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const header = name.toLowerCase();
    if (introduced.includes(header) && typeof value === 'string') headers[header] ??= value;
  }
}

type Answers = AsyncIterableIterator<ExecutionResult>;

/** What strangers are told of an event: they all see the same, so the thousand who asked the same share one answer. */
interface Told {
  context: Context;
  answers: Map<string, Promise<ExecutionResult>>;
}

const toldStrangers = new WeakMap<object, Told>();

// Every event is answered as if it were a request of its own: by the rights of this moment, with loaders that remember nothing.
async function subscribe(args: ExecutionArgs, { patience }: Limits): Promise<Answers | ExecutionResult> {
  const stream = await within(patience, createSourceEventStream(args)).catch(asResult);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const events = stream[Symbol.asyncIterator]();
  const question = JSON.stringify([print(args.document), args.operationName, args.variableValues]);
  const run = async (rootValue: unknown, contextValue: Context): Promise<ExecutionResult> => execute({ ...args, rootValue, contextValue });

  async function answer(event: object): Promise<ExecutionResult> {
    const own = await (args.contextValue as Context).fresh();
    if (own.viewer || own.caller?.hasKey) return run(event, own);
    const { context, answers } = toldStrangers.get(event) ?? { context: own, answers: new Map<string, Promise<ExecutionResult>>() };
    toldStrangers.set(event, { context, answers });
    const known = answers.get(question) ?? run(event, context);
    answers.set(question, known);
    return known;
  }

  const answers: Answers = {
    next: async () => {
      const { done, value } = await events.next();
      if (done) return { done, value: undefined };
      return { value: await within(patience, answer(value as object)).catch(asResult) };
    },
    return: async () => (await events.return?.(), { done: true, value: undefined }),
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

// What could not be answered in time is told as such; the next may be.
const asResult = (error: Error): ExecutionResult => ({ errors: [error instanceof GraphQLError ? error : refused(error)] });

const formatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);
