/** Executes GraphQL documents. A frequent query is compiled to a function; graphql-js executes the rest. */
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
import type { CompiledQuery } from 'graphql-jit';
import type { Context } from '../context/context';
import { reportVariableErrors } from './inputErrors';

/** Compiling takes as long as many executions, so it starts at this number of requests. */
const compileThreshold = 3;

interface DocumentEntry {
  uses: number;
  query?: CompiledQuery['query'];
}

/** Compiled queries are cached as long as Apollo caches the parsed document. */
function createExecutor(schema: GraphQLSchema): (args: Omit<ExecutionArgs, 'schema'>) => Promise<ExecutionResult> {
  const documents = new WeakMap<DocumentNode, Map<string, DocumentEntry>>();

  async function compiledQuery(document: DocumentNode, name?: string | null): Promise<CompiledQuery['query'] | undefined> {
    const operations = documents.get(document) ?? new Map<string, DocumentEntry>();
    documents.set(document, operations);
    const entry = operations.get(name ?? '') ?? { uses: 0 };
    operations.set(name ?? '', entry);
    if (++entry.uses === compileThreshold) Object.assign(entry, { query: await compile(schema, document, name) });
    return entry.query;
  }

  return async args => {
    const { document, operationName, contextValue, variableValues } = args;
    const query = await compiledQuery(document, operationName);
    const result = await query?.(undefined, contextValue, variableValues);
    // Without data nothing has run, because the variables are invalid or the query is not compiled.
    if (result?.data === undefined) return reportVariableErrors({ schema, ...args }, await execute({ schema, ...args }));
    return result.errors ? { ...result, errors: result.errors.map(toGraphqlError) } : result;
  };
}

// Mutations run once and are not compiled. What the compiler rejects is left to graphql-js. The compiler is loaded when first used.
async function compile(schema: GraphQLSchema, document: DocumentNode, name?: string | null): Promise<CompiledQuery['query'] | undefined> {
  if (getOperationAST(document, name)?.operation !== 'query') return undefined;
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const result = compileQuery(schema, document, name ?? undefined, { disablingCapturingStackErrors: true });
  return isCompiledQuery(result) ? result.query : undefined;
}

// Errors of the compiler lack the extensions that errors of graphql-js have.
const toGraphqlError = ({ message, locations, path, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>;

/** Returns the executor in the form that Apollo accepts: a gateway to a schema. */
export function createGateway(schema: GraphQLSchema): Gateway {
  const executeDocument = createExecutor(schema);
  return {
    onSchemaLoadOrUpdate(onSchema) {
      onSchema({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, request, context }) => {
        const { operationName, variables } = request;
        return (await executeDocument({ document, operationName, variableValues: variables, contextValue: context })) as never;
      },
    }),
    stop: async () => {},
  };
}
