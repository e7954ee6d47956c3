/** Maps errors of the database, the disk and Express to AppErrors. Every other error is a bug and becomes INTERNAL. */
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { AppError } from '../../../schema/errors/appError';
import { toObject } from '../../../schema/objects';

/** Returns any error as an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && 'thrownValue' in error) return toAppError(error.thrownValue); // graphql-js wraps values that are not its own errors.
  return fromDatabaseError(error) ?? fromDiskError(error) ?? fromRequestError(error) ?? new AppError('INTERNAL');
}

/** Tells whether two transactions deadlocked or failed to serialize; the canceled one may run again. */
export const isSerializationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(errorCodeOf(error) ?? '');

/** Tells whether the database raised an error with this code. */
export const hasErrorCode = (error: unknown, code: string): boolean => errorCodeOf(error) === code;

/** Tells whether a unique column already has the value. */
export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, uniqueCode);

/** Tells whether another record references the record that was to be deleted. */
export const isForeignKeyViolation = (error: unknown): boolean => foreignKeyCodes.includes(errorCodeOf(error) ?? '');

const uniqueCode = '23505';
// Violated check and exclusion constraints are a CONFLICT.
const constraintCodes = ['23514', '23P01'];
// `on delete restrict`, from PostgreSQL 18 on and before.
const foreignKeyCodes = ['23001', '23503'];
// Values that no column can store: a NUL, an unpaired surrogate, an infinite number.
const invalidValueCode = /^22/;
// Lost or rejected connection, too many connections, shutdown, start, statement timeout, full disk.
const unavailableCode = /^(08|53|57P0|57014|25P03|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))/;
// The disk is full or read-only, or no file can be opened.
const diskErrorCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE'];
// Errors of pg and its pool that have a message but no code.
const unavailableMessage =
  /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded|Query read timeout|Cannot use a pool)/;

/** The database has closed the connection of the transaction before this statement. */
const releasedErrors = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Returns the AppError of a database error; undefined for every other error. */
export function fromDatabaseError(error: unknown): AppError | undefined {
  const code = errorCodeOf(error) ?? '';
  if (code === uniqueCode) return new AppError('INVALID', { issues: [{ path: [uniqueField(error)], rule: 'notUnique' }] });
  if (isForeignKeyViolation(error)) return new AppError('CONFLICT', { message: 'Wird noch verwendet.' });
  if (constraintCodes.includes(code) || isSerializationFailure(error)) return new AppError('CONFLICT');
  if (invalidValueCode.test(code)) return new AppError('INVALID');
  const isUnavailable =
    unavailableCode.test(code) ||
    releasedErrors.some(released => error instanceof released) ||
    unavailableMessage.test(String(toObject(error).message));
  return isUnavailable ? new AppError('UNAVAILABLE') : undefined;
}

const fromDiskError = (error: unknown): AppError | undefined =>
  diskErrorCodes.includes(errorCodeOf(error) ?? '') ? new AppError('UNAVAILABLE') : undefined;

const driverErrorOf = (error: unknown): Record<string, unknown> => toObject(error instanceof QueryFailedError ? error.driverError : error);

function errorCodeOf(error: unknown): string | undefined {
  const { code } = driverErrorOf(error);
  return typeof code === 'string' ? code : undefined;
}

// PostgreSQL names a unique constraint `<table>_<field>_key`.
const uniqueField = (error: unknown): string => String(driverErrorOf(error).constraint).split('_').at(-2)!;

// Errors of Express and its body parser.
function fromRequestError(error: unknown): AppError | undefined {
  const { status, type } = toObject(error);
  if (type === 'entity.too.large') return new AppError('TOO_LARGE');
  if (status === 404) return new AppError('NOT_FOUND');
  return typeof status === 'number' && status < 500 ? new AppError('INVALID') : undefined;
}
