/** Errors as they leave through GraphQL, over HTTP and over sockets. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { entriesOf, reasons, type ErrorEntry } from '../schema/errors';
import { refusalOf } from './faults';

/** A refusal keeps its reason and entries; anything else is our own mistake and stays inside. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof GraphQLError) return inHouseShape(formatted);
  const refusal = refusalOf(cause);
  if (refusal.reason === 'internal') console.error(cause);
  const { locations, path } = formatted;
  return { message: refusal.message, locations, path, extensions: { code: reasons[refusal.reason].code, errors: entriesOf(refusal) } };
}

// The language's own errors, a word mistyped or a variable missing, keep their text and code.
function inHouseShape({ message, locations, path, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(extensions?.code ?? 'GRAPHQL_VALIDATION_FAILED');
  return { message, locations, path, extensions: { code, errors: [{ message, field: null, code }] } };
}

/** Without the names that graphql-js thinks were meant. */
export const withoutHint = ({ message, extensions, ...error }: GraphQLFormattedError): GraphQLFormattedError => {
  const short = shortened(message);
  if (short === message || !extensions) return { message, ...error, ...(extensions && { extensions }) };
  const errors = (extensions.errors as ErrorEntry[] | undefined)?.map(entry => ({ ...entry, message: shortened(entry.message) }));
  return { message: short, ...error, extensions: { ...extensions, errors } };
};

const shortened = (message: string): string => message.replace(/ ?Did you mean .*\?$/s, '');
