/** Tells which code the server returned with an error. */
import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode } from '../../schema/errors/appError';

export const hasErrorCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => codes.some(code => code === extensions?.code));
