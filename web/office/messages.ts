/** What a failed call says to people. */
import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorEntry } from '../../schema/errors';

/** The sentences of a refusal; of anything else, that the server could not be reached. */
export function messagesOf(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return ['Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.'];
  return error.errors.flatMap(
    ({ message, extensions }) => (extensions?.errors as ErrorEntry[] | undefined)?.map(entry => entry.message) ?? [message],
  );
}

/** Whether someone else was faster. */
export const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT');
