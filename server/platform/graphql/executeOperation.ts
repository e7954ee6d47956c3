/** Executes the operations of a socket. Of a subscription, every event runs like a new request, once for all anonymous clients with one query. */
import { type ExecutionResult, type ExecutionArgs, createSourceEventStream, print, execute } from 'graphql';
import type { Context } from '../context/context';
import { reportVariableErrors } from './inputErrors';
import type { Limits } from '../security/limits';
import { withTimeout, toGraphqlError } from './socketLimits';
import { toObject } from '../../../schema/objects';

/** Executes a query or a mutation, and counts its time for the address of the client. */
export async function executeOperation(args: ExecutionArgs, { requestTimeout }: Limits): Promise<ExecutionResult> {
  const { services, client } = args.contextValue as Context;
  const stopCounting = services.timeBudget.start(client?.network ?? '');
  const result = await withTimeout(requestTimeout, execute(args)).catch(toErrorResult).finally(stopCounting);
  return reportVariableErrors(args, result);
}

type ResultStream = AsyncIterableIterator<ExecutionResult>;

/** The results of an event for anonymous clients, shared by all with the same query. */
interface SubscriptionEvent {
  context: Context;
  results: Map<string, Promise<ExecutionResult>>;
}

const anonymousResults = new WeakMap<object, SubscriptionEvent>();

// Every event is executed like a new request, with current permissions and empty loaders.
export async function subscribe(args: ExecutionArgs, { requestTimeout }: Limits): Promise<ResultStream | ExecutionResult> {
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
      return { value: await withTimeout(requestTimeout, loadResult(toObject(value))).catch(toErrorResult) };
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
