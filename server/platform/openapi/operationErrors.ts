/** The errors that each REST operation can return. A test calls every operation and compares. */
import type { ErrorCode } from '../../../schema/errors/appError';
import type { Route } from '../collections/collectionRoutes';
import type { RouteDescription } from './routeDescription';

/** What each error means to a client. The message of a response is German, for users. */
export const errorMeanings: { readonly [C in ErrorCode]: string } = {
  UNAUTHENTICATED: 'The operation needs a session, an API token or a branch key.',
  FORBIDDEN: 'The client may not do this, its token or key is wrong, or the CSRF token of its session is missing.',
  NOT_FOUND: 'There is no such record, or the client may not read it.',
  TIMEOUT: 'The body of the request did not arrive within its time.',
  CONFLICT: 'The state of the record does not allow this, it has changed since it was read, or another record needs it.',
  TOO_LARGE: 'The body of the request is too large.',
  INVALID: 'The input is invalid: one entry per field with its path.',
  RATE_LIMITED: 'Too many requests. `Retry-After` has the seconds to wait.',
  INTERNAL: 'A fault of the server, which its log contains.',
  UNAVAILABLE: 'The database or another service does not answer. `Retry-After` has the seconds to wait.',
};

const always: readonly ErrorCode[] = ['FORBIDDEN', 'INVALID', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
const ofBodies: readonly ErrorCode[] = ['TIMEOUT', 'TOO_LARGE'];

/** Returns the errors of an operation. Every operation rejects query parameters that it does not know. */
export function errorsOf({ method, path }: Route, description: RouteDescription): ErrorCode[] {
  const { isPublic = false, isKeyInPath = false, errors = method === 'get' ? [] : ['CONFLICT' as const] } = description;
  return [
    ...(isPublic || isKeyInPath ? [] : (['UNAUTHENTICATED'] as const)),
    ...(path.includes(':') && !isKeyInPath ? (['NOT_FOUND'] as const) : []),
    ...(method === 'get' ? [] : ofBodies),
    ...errors,
    ...always,
  ];
}
