/** Apollo plugin: checks limits and CSRF before execution and sets status and headers of the response. */
import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext, type GraphQLResponse } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { errorCodes, type AppError } from '../../../schema/errors/appError';
import type { Context } from '../context/context';
import { toAppError } from '../database/databaseErrors';
import { markLiteralErrors } from './inputErrors';
import { traceOperation } from '../tracing/spans';
import { queryCost, withoutSuggestions, type RequestPolicy } from './queryLimits';
import { toError } from '../../../schema/errors/toError';

export const requestPolicyPlugin = (policy: RequestPolicy): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ contextValue }) => {
    const canIntrospect = policy.canIntrospect(contextValue);
    let cost: number | undefined;
    return {
      validationDidStart:
        async ({ schema, document }) =>
        async errors =>
          errors && markLiteralErrors(schema, document, errors),
      didResolveOperation: async ({ document, request, operation }) => {
        if (operation) traceOperation(operation);
        try {
          if (operation?.operation === 'mutation') contextValue.verifyCsrf();
          cost = queryCost(policy, document, { ...request, canIntrospect });
        } catch (error) {
          throwWithStatus(error);
        }
      },
      willSendResponse: async requestContext => {
        if (!canIntrospect) removeSuggestions(requestContext.response);
        if (contextValue.viewer && cost !== undefined) addExtensions(requestContext.response, { cost });
        replaceByError(requestContext);
        if (isRequestError(requestContext) && acceptsOnlyJson(requestContext)) requestContext.response.http.status = 200;
      },
    };
  },
});

/** Rethrows an error from before execution with its HTTP status. */
export function throwWithStatus(error: unknown): never {
  const appError = toAppError(error);
  const { code, retryAfter } = appError;
  const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  // An unknown error stays the cause, so that it is logged.
  throw new GraphQLError(appError.message, {
    originalError: code === 'INTERNAL' ? toError(error) : appError,
    extensions: { http: { status: errorCodes[code].status, headers } },
  });
}

type ResponseContext = GraphQLRequestContext<Context> & { response: GraphQLResponse };

const errorsOf = ({ body }: GraphQLResponse): readonly GraphQLFormattedError[] =>
  (body.kind === 'single' && body.singleResult.errors) || [];

// The cost helps authors of API clients to stay below the limit.
function addExtensions({ body }: GraphQLResponse, extensions: object): void {
  if (body.kind === 'single') body.singleResult.extensions = { ...body.singleResult.extensions, ...extensions };
}

function removeSuggestions({ body }: GraphQLResponse): void {
  if (body.kind !== 'single' || !body.singleResult.errors) return;
  body.singleResult.errors = body.singleResult.errors.map(
    error =>
      JSON.parse(JSON.stringify(error), (_key, value: unknown) =>
        typeof value === 'string' ? withoutSuggestions(value) : value,
      ) as GraphQLFormattedError,
  );
}

// A temporary error replaces the whole response, because a client might cache a partial one; so does a query that is too large.
function replaceByError({ errors = [], operation, response }: ResponseContext): void {
  const isTooLarge = ({ code }: AppError): boolean => code === 'TOO_LARGE' && operation?.operation === 'query';
  const appErrors = errors.map(({ originalError }) => toAppError(originalError));
  const appError = appErrors.find(error => error.retryAfter !== undefined || isTooLarge(error));
  if (!appError || response.body.kind !== 'single') return;
  delete response.body.singleResult.data;
  response.http.status = errorCodes[appError.code].status;
  if (appError.retryAfter !== undefined) response.http.headers.set('retry-after', String(appError.retryAfter));
}

// The document or its variables are invalid, so nothing ran.
const isRequestError = ({ response }: ResponseContext): boolean =>
  errorsOf(response).some(({ extensions }) => requestErrorCodes.has(String(extensions?.code))) && response.http.status === 400;

const requestErrorCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

// A client that accepts only application/json expects status 200 with errors (GraphQL over HTTP, 6.4.1).
const acceptsOnlyJson = ({ request }: ResponseContext): boolean => request.http?.headers.get('accept') === 'application/json';
