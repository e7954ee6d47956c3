/** Formats the errors of GraphQL responses, over HTTP and sockets. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toErrorEntries } from '../../../schema/errors/appError';
import type { ReportError } from '../context/services';
import { toAppError } from '../database/databaseErrors';
import { inputEntry } from './inputErrors';
import { currentRequest } from '../http/requestTracking';

type ErrorFormatter = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** Returns the formatter of a server, which reports bugs. */
export const createErrorFormatter =
  (reportError: ReportError): ErrorFormatter =>
  (formatted, error) =>
    formatError(formatted, error, reportError);

/** Returns an AppError with its code and entries. Every other error is a bug: it is reported and becomes INTERNAL. */
function formatError(formatted: GraphQLFormattedError, error: unknown, reportError: ReportError): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof GraphQLError && !isServerBug(cause)) return formatRequestError(formatted, cause);
  const appError = toAppError(cause);
  const isBug = appError.code === 'INTERNAL';
  const id = currentRequest()?.id;
  if (isBug) reportError(cause, 'GraphQL');
  const { locations, path } = formatted;
  const extensions = { code: appError.code, errors: toErrorEntries(appError), ...(isBug && id && { requestId: id }) };
  return { message: appError.message, locations, path, extensions };
}

// The response does not match the schema. Errors in arguments may also have a path.
const isServerBug = ({ path, message }: GraphQLError): boolean => path !== undefined && !/^(Argument|Variable|Directive) /.test(message);

// Errors of graphql-js, such as syntax errors, keep their text and code behind a German introduction.
function formatRequestError({ message, locations, path, extensions }: GraphQLFormattedError, error: GraphQLError): GraphQLFormattedError {
  const code = String(extensions?.code ?? 'GRAPHQL_VALIDATION_FAILED');
  const entry = inputEntry(error);
  if (entry) return { message: entry.message, locations, path, extensions: { code, errors: [entry] } };
  const text = `Diese Abfrage ist fehlerhaft: ${message}`;
  return { message: text, locations, path, extensions: { code, errors: [{ message: text, field: null, code }] } };
}
