/** What the server said no with, as forms show it. */
import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorEntry } from '../../schema/errors';

export function entriesOf(error: Error | undefined): ErrorEntry[] {
  if (!error) return [];
  const plain = (message: string): ErrorEntry => ({ message, field: null, code: 'INTERNAL' });
  if (!CombinedGraphQLErrors.is(error)) return [plain('Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.')];
  return error.errors.flatMap(({ message, extensions }) => (extensions?.errors as ErrorEntry[] | undefined) ?? [plain(message)]);
}
