/** Reports errors that do not stop the work around them. */
import { toAppError } from '../database/databaseErrors';
import type { ErrorLog } from './services';

/** Returns a handler that logs an error for staff, and only prints that a service is unavailable: that passes, and monitoring shows it. */
export const reportUnexpected =
  (errorLog: Pick<ErrorLog, 'report'>, place: string) =>
  (error: unknown): void => {
    if (toAppError(error).code === 'UNAVAILABLE') console.error(place, error);
    else errorLog.report(error, place);
  };
