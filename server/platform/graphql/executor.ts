/** Runs GraphQL documents. A query that is asked again and again is compiled to a function of its own; graphql-js walks the rest. */
import type { ApolloServerOptions } from '@apollo/server';
import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context/context';

/** Compiling takes as long as many walks, so it waits until a document has been asked for this often. */
const worthwhile = 3;

interface Known {
  times: number;
  run?: CompiledQuery['query'];
}

/** Apollo keeps the documents it has parsed; what is made of one goes with it. */
function createExecutor(schema: GraphQLSchema): (args: Omit<ExecutionArgs, 'schema'>) => Promise<ExecutionResult> {
  const known = new WeakMap<DocumentNode, Map<string, Known>>();

  function compiled(document: DocumentNode, name?: string | null): CompiledQuery['query'] | undefined {
    const operations = known.get(document) ?? new Map<string, Known>();
    known.set(document, operations);
    const entry = operations.get(name ?? '') ?? { times: 0 };
    operations.set(name ?? '', entry);
    if (++entry.times === worthwhile) Object.assign(entry, { run: compile(schema, document, name) });
    return entry.run;
  }

  return async args => {
    const { document, operationName, contextValue, variableValues } = args;
    const result = await compiled(document, operationName)?.(undefined, contextValue, variableValues);
    // Without data nothing has run: the variables were wrong, and graphql-js says so in its own words.
    if (result?.data === undefined) return execute({ schema, ...args });
    return result.errors ? { ...result, errors: result.errors.map(asGraphql) } : result;
  };
}

// What writes runs once and is not hurried; what the compiler declines is left to graphql-js.
function compile(schema: GraphQLSchema, document: DocumentNode, name?: string | null): CompiledQuery['query'] | undefined {
  if (getOperationAST(document, name)?.operation !== 'query') return undefined;
  const made = compileQuery(schema, document, name ?? undefined, { disablingCapturingStackErrors: true });
  return isCompiledQuery(made) ? made.query : undefined;
}

// The compiler's errors lack the extensions that every error of graphql-js has.
const asGraphql = ({ message, locations, path, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>;

/** The executor as Apollo takes one: as the gateway to a schema. */
export function gatewayTo(schema: GraphQLSchema): Gateway {
  const run = createExecutor(schema);
  return {
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, request, context }) => {
        const { operationName, variables } = request;
        return (await run({ document, operationName, variableValues: variables, contextValue: context })) as never;
      },
    }),
    stop: async () => {},
  };
}
