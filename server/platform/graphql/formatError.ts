/** Errors as they leave through GraphQL, over HTTP and over sockets. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { entriesOf, reasons } from '../../../schema/errors/appError';
import { refusalOf } from '../database/databaseErrors';
import { misfitOf } from './inputErrors';
import { currentRequest } from '../http/requestTracking';

/** A refusal keeps its reason and entries; anything else is our own mistake and stays inside. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof GraphQLError && !isOurMistake(cause)) return inHouseShape(formatted, cause);
  const refusal = refusalOf(cause);
  const isOurs = refusal.reason === 'internal';
  const id = currentRequest()?.id;
  if (isOurs) console.error(id, cause);
  const { locations, path } = formatted;
  const extensions = { code: reasons[refusal.reason].code, errors: entriesOf(refusal), ...(isOurs && id && { requestId: id }) };
  return { message: refusal.message, locations, path, extensions };
}

// An answer that does not keep to the schema. Wrong arguments, too, may be found no sooner than where they are used.
const isOurMistake = ({ path, message }: GraphQLError): boolean => path !== undefined && !/^(Argument|Variable|Directive) /.test(message);

// The language's own errors, a word mistyped or a variable missing, keep their text and code; it is told in German that they are such.
function inHouseShape({ message, locations, path, extensions }: GraphQLFormattedError, error: GraphQLError): GraphQLFormattedError {
  const code = String(extensions?.code ?? 'GRAPHQL_VALIDATION_FAILED');
  const misfit = misfitOf(message, error);
  if (misfit) return { message: misfit.message, locations, path, extensions: { code, errors: [misfit] } };
  const text = `Diese Abfrage ist fehlerhaft: ${message}`;
  return { message: text, locations, path, extensions: { code, errors: [{ message: text, field: null, code }] } };
}
