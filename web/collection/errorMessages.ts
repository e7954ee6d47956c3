/** Returns the messages of a failed call: those of the server, or a default per operation (B8, ERR-03, ERR-20 to 27; table N). */
import { CombinedGraphQLErrors } from '@apollo/client';
import type { Operation } from '../../schema/access/roles';
import type { Collection } from '../../schema/collections/collection';
import { parseErrorEntries, type ErrorEntry } from '../../schema/errors/appError';

/** The message when the operation is unknown. */
const defaultMessage = 'Daten konnten nicht geladen werden.';

const participles = { get: 'geladen', create: 'erstellt', update: 'aktualisiert', delete: 'gelöscht' } as const;

/** Returns the default message of an operation on a collection. */
export const failureText = (
  { singularLabel, label, pluralLabel = label }: Pick<Collection, 'singularLabel' | 'label' | 'pluralLabel'>,
  operation: Operation,
): string =>
  operation === 'list' ? `${pluralLabel} konnten nicht geladen werden.` : `${singularLabel} konnte nicht ${participles[operation]} werden.`;

export function toErrorEntries(error: unknown, fallback = defaultMessage): ErrorEntry[] {
  if (!error) return [];
  const fallbackEntries: ErrorEntry[] = [{ message: fallback, field: null, code: 'INTERNAL' }];
  const serverEntries = CombinedGraphQLErrors.is(error)
    ? error.errors.flatMap(({ extensions }) => parseErrorEntries(extensions?.errors))
    : [];
  return serverEntries.length > 0 ? serverEntries : fallbackEntries;
}

/** Returns all messages of an error as one text. */
export const errorMessage = (error: unknown, fallback?: string): string =>
  toErrorEntries(error, fallback)
    .map(({ message }) => message)
    .join(' ');
