/** German messages for failed requests that the collection pages do not cover. */
import { hasErrorCode } from '../app/errorCode';

/** For a form that is not a record and could not be sent (B8, ERR-28). */
export const formFailed = 'Formular konnte nicht verarbeitet werden.';

/** Tells whether another user changed the record first. */
export const isConflict = (error: unknown): boolean => hasErrorCode(error, 'CONFLICT');
