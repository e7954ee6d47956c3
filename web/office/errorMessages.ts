/** What a failed call says to people beside the general pages. */
import { CombinedGraphQLErrors } from '@apollo/client';

/** A form that is no record, and could not be sent (B8, ERR-28). */
export const formFailed = 'Formular konnte nicht verarbeitet werden.';

/** Whether someone else was faster. */
export const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT');
