/** Tells why a request failed: the code that the server returned, or no answer of a server. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { ErrorCode } from '../../schema/errors/appError';

export const hasErrorCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => codes.some(code => code === extensions?.code));

const unavailable: readonly number[] = [502, 503, 504];

/** Tells whether no server has answered. */
export const isConnectionError = (error: unknown): boolean =>
  ServerError.is(error) ? unavailable.includes(error.statusCode) : !CombinedGraphQLErrors.is(error);
