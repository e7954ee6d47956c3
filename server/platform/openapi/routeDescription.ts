/** The type of a route description, and its request bodies. */
import type { ErrorCode } from '../../../schema/errors/appError';
import type { Fields } from '../../../schema/fields/field';
import { objectSchema, type JsonSchema } from './fieldSchemas';

export interface RouteDescription {
  summary: string;
  /** The schema of `data`. */
  response?: JsonSchema;
  /** The request body. */
  body?: JsonSchema;
  /** Whether the body is optional. */
  isBodyOptional?: true;
  /** Query parameters. */
  query?: Fields;
  /** Whether anonymous clients may call the operation. */
  isPublic?: boolean;
  /** Whether the path contains a key, without which the operation is FORBIDDEN. */
  isKeyInPath?: boolean;
  /** The errors that not every operation of its kind returns. By default CONFLICT for changes and none for reads. */
  errors?: readonly ErrorCode[];
  /** Headers of the route. */
  headers?: readonly Header[];
}

export type Header = 'If-Match' | 'Idempotency-Key' | 'X-Api-Key';

export type RouteDescriptions = Readonly<Record<string, RouteDescription>>;

export const requestBody = (fields: Fields): Pick<RouteDescription, 'body'> => ({ body: objectSchema(fields, 'input') });
export const partialBody = (fields: Fields): Pick<RouteDescription, 'body'> => ({
  body: objectSchema(fields, 'input', { isChange: true }),
});
