/** What is said of a route that no collection describes. */
import type { Fields } from '../../../schema/fields/field';
import { objectSchema, type JsonSchema } from './fieldSchemas';

export interface Described {
  summary: string;
  /** What `data` holds; nothing is said of it without. */
  answer?: JsonSchema;
  /** What is sent; nothing without it. */
  body?: JsonSchema;
  /** Whether it may be left out. */
  isOptional?: true;
  /** What a list may be asked for. */
  query?: Fields;
  /** Headers that mean something here. */
  headers?: readonly Header[];
}

export type Header = 'If-Match' | 'Idempotency-Key' | 'X-Api-Key';

export type Descriptions = Readonly<Record<string, Described>>;

export const sent = (fields: Fields): Pick<Described, 'body'> => ({ body: objectSchema(fields, 'given') });
export const change = (fields: Fields): Pick<Described, 'body'> => ({ body: objectSchema(fields, 'given', { isChange: true }) });
