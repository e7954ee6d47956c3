/** Executes the operations of a socket. Every event of a subscription runs like a new request. */
import { type ExecutionResult, type ExecutionArgs, createSourceEventStream, execute } from 'graphql';
import type { Context } from '../../context/context';
import { reportVariableErrors } from '../inputErrors';
import type { Limits } from '../../security/limits';
import { withExtendableTimeout, withTimeout, toGraphqlError } from './socketLimits';
import { EventStream } from '../../events/eventStream';
import type { SharedSubscriptions } from './sharedSubscriptions';

/** Executes a query or a mutation, and counts its time for the address of the client. */
export async function executeOperation(args: ExecutionArgs, { requestTimeout }: Limits): Promise<ExecutionResult> {
  const { services, client } = args.contextValue as Context;
  const stopCounting = services.timeBudget.start(client?.network ?? '');
  const result = await withExtendableTimeout(requestTimeout, () => execute(args))
    .catch(toErrorResult)
    .finally(stopCounting);
  return reportVariableErrors(args, result);
}

type ResultStream = AsyncIterableIterator<ExecutionResult>;

/** Subscribes a client. Anonymous clients with the same query share their results. */
export async function subscribe(
  args: ExecutionArgs,
  { requestTimeout }: Limits,
  shared: SharedSubscriptions,
): Promise<ResultStream | ExecutionResult> {
  const stream = await withTimeout(requestTimeout, createSourceEventStream(args)).catch(toErrorResult);
  if (!(Symbol.asyncIterator in stream)) return reportVariableErrors(args, stream);
  const executeEvent = (event: unknown): Promise<ExecutionResult> =>
    withTimeout(requestTimeout, executeAsNew(args, event)).catch(toErrorResult);
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
