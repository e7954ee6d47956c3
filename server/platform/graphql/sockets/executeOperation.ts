/** Executes the operations of a socket. Every event of a subscription runs like a new request. */
import { type ExecutionResult, type ExecutionArgs, createSourceEventStream, execute } from 'graphql';
import type { Context } from '../../context/context';
import { reportVariableErrors } from '../inputErrors';
import type { Limits } from '../../security/limits';
import { withExtendableTimeout, withTimeout, toGraphqlError } from './socketLimits';
import { EventStream } from '../../events/eventStream';
import type { SharedSubscriptions } from './sharedSubscriptions';

/** Executes a query or a mutation. */
export async function executeOperation(args: ExecutionArgs, { requestTimeout }: Limits): Promise<ExecutionResult> {
  const result = await countClientTime(args, () => withExtendableTimeout(requestTimeout, () => execute(args)).catch(toErrorResult));
  return reportVariableErrors(args, result);
}

/** Counts the time of the work for the address of the client. */
function countClientTime<T>({ contextValue }: ExecutionArgs, work: () => Promise<T>): Promise<T> {
  const { services, client } = contextValue as Context;
  const stopCounting = services.timeBudget.start(client?.network ?? '');
  return work().finally(stopCounting);
}

type ResultStream = AsyncIterableIterator<ExecutionResult>;

/**
 * Subscribes a client. Anonymous clients with the same query share their results. The subscription and its first state count for the
 * client, later events do not: the shop causes them.
 */
export async function subscribe(
  args: ExecutionArgs,
  { requestTimeout }: Limits,
  shared: SharedSubscriptions,
): Promise<ResultStream | ExecutionResult> {
  const stream = await countClientTime(args, () => withTimeout(requestTimeout, createSourceEventStream(args)).catch(toErrorResult));
  if (!(Symbol.asyncIterator in stream)) return reportVariableErrors(args, stream);
  const state = stream instanceof EventStream ? stream.state : undefined;
  const executeInTime = (event: unknown): Promise<ExecutionResult> =>
    withTimeout(requestTimeout, executeAsNew(args, event)).catch(toErrorResult);
  const executeEvent = (event: unknown): Promise<ExecutionResult> =>
    state && event === state ? countClientTime(args, () => executeInTime(event)) : executeInTime(event);
  const { client } = args.contextValue as Context;
  if (stream instanceof EventStream && client?.hasCredentials === false) return shared.follow(stream, args, executeEvent);
  return mapResults(stream[Symbol.asyncIterator](), executeEvent);
}

/** Executes an event like a new request, with current permissions and empty loaders. */
async function executeAsNew(args: ExecutionArgs, rootValue: unknown): Promise<ExecutionResult> {
  return execute({ ...args, rootValue, contextValue: await (args.contextValue as Context).renew() });
}

function mapResults(events: AsyncIterator<unknown>, executeEvent: (event: unknown) => Promise<ExecutionResult>): ResultStream {
  const resultStream: ResultStream = {
    next: async () => {
      const { done, value } = await events.next();
      return done ? { done, value: undefined } : { value: await executeEvent(value) };
    },
    return: async () => (await events.return?.(), { done: true, value: undefined }),
    [Symbol.asyncIterator]: () => resultStream,
  };
  return resultStream;
}

// A timeout is sent as an error; the next event may succeed.
const toErrorResult = (error: Error): ExecutionResult => ({
  errors: [toGraphqlError(error)],
});
