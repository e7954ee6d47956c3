/** What every answer of the GraphQL door over HTTP goes through: the guard before it, and a status that says what the answer says. */
import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext, type GraphQLResponse } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { reasons } from '../../../schema/errors/appError';
import type { Context } from '../context/context';
import { refusalOf } from '../database/databaseErrors';
import { weigh, withoutHint, type Gate } from './queryLimits';

export const guardPlugin = (gate: Gate): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ contextValue }) => {
    const mayIntrospect = gate.mayIntrospect(contextValue);
    let cost: number | undefined;
    return {
      didResolveOperation: async ({ document, request, operation }) => {
        try {
          if (operation?.operation === 'mutation') contextValue.mustBeMeant();
          cost = weigh(gate, document, { ...request, mayIntrospect });
        } catch (error) {
          throwWithStatus(error);
        }
      },
      willSendResponse: async asked => {
        if (!mayIntrospect) hideHints(asked.response);
        if (contextValue.viewer && cost !== undefined) tell(asked.response, { cost });
        refuseForNow(asked);
        if (isMisworded(asked) && wantsOldType(asked)) asked.response.http.status = 200;
      },
    };
  },
});

/** Throws an error again that came before anything ran: the HTTP status speaks too. */
export function throwWithStatus(error: unknown): never {
  const refusal = refusalOf(error);
  const { reason, retryAfter } = refusal;
  const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  // What we do not know stays the cause, so that it is logged.
  throw new GraphQLError(refusal.message, {
    originalError: reason === 'internal' ? (error as Error) : refusal,
    extensions: { http: { status: reasons[reason].status, headers } },
  });
}

type Asked = GraphQLRequestContext<Context> & { response: GraphQLResponse };

const errorsIn = ({ body }: GraphQLResponse): readonly GraphQLFormattedError[] =>
  (body.kind === 'single' && body.singleResult.errors) || [];

// For those who write programs: how much of the limit a question used up.
function tell({ body }: GraphQLResponse, extensions: object): void {
  if (body.kind === 'single') body.singleResult.extensions = { ...body.singleResult.extensions, ...extensions };
}

function hideHints({ body }: GraphQLResponse): void {
  if (body.kind !== 'single' || !body.singleResult.errors) return;
  body.singleResult.errors = body.singleResult.errors.map(
    error =>
      JSON.parse(JSON.stringify(error), (_key, value: unknown) =>
        typeof value === 'string' ? withoutHint(value) : value,
      ) as GraphQLFormattedError,
  );
}

// What can be had later is refused whole: a part of an answer would be kept as if it were all there is.
function refuseForNow({ errors, response }: Asked): void {
  const refusal = errors?.map(({ originalError }) => refusalOf(originalError)).find(({ retryAfter }) => retryAfter !== undefined);
  if (!refusal || response.body.kind !== 'single') return;
  delete response.body.singleResult.data;
  response.http.status = reasons[refusal.reason].status;
  response.http.headers.set('retry-after', String(refusal.retryAfter));
}

// The document or its variables were wrong, so nothing ran.
const isMisworded = ({ response }: Asked): boolean =>
  errorsIn(response).some(({ extensions }) => misworded.has(String(extensions?.code))) && response.http.status === 400;

const misworded = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

// Whoever takes application/json and nothing else reads the errors in the answer, not the status (GraphQL over HTTP, 6.4.1).
const wantsOldType = ({ request }: Asked): boolean => request.http?.headers.get('accept') === 'application/json';
