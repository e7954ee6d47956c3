/** What an error means to whoever asked. The database and express speak in codes; anything unknown is our own mistake and stays inside. */
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { Refusal } from '../../../schema/errors/appError';

/** Any error as a refusal. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Error && 'thrownValue' in error) return refusalOf(error.thrownValue); // as graphql-js wraps what it takes for none
  return refusedByDatabase(error) ?? refusedByDisk(error) ?? ofRequest(error) ?? new Refusal('internal');
}

/** Two transactions waited for each other or read past each other: the one that was given up may simply run again. */
export const isClash = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** Another record names the one that was to be deleted. */
export const isInUse = (error: unknown): boolean => inUse.includes(codeOf(error) ?? '');

// The database is the last guard: what its constraints refuse is a conflict, not a crash.
const constraints = ['23514', '23P01'];
// On delete restrict, from PostgreSQL 18 on and before.
const inUse = ['23001', '23503'];
// What no column can hold: a NUL in a text, half a character, a number without end.
const unfit = /^22/;
// Lost, refused, too many connections; shut down or starting; a statement that ran out of time; a full disk.
const away = /^(08|53|57P0|57014|25P03|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))/;
// A disk that is full, or takes nothing more of us.
const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE'];
// What pg and its pool say in words only.
const awayInWords = /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded|Query read timeout|Cannot use a pool)/;

/** What the database, or the lack of it, refuses; undefined for every other error. */
export function refusedByDatabase(error: unknown): Refusal | undefined {
  const code = codeOf(error) ?? '';
  if (code === '23505') return new Refusal('invalid', { faults: [{ path: [uniqueField(error)], rule: 'notUnique' }] });
  if (isInUse(error)) return new Refusal('conflict', { text: 'Wird noch verwendet.' });
  if (constraints.includes(code) || isClash(error)) return new Refusal('conflict');
  if (unfit.test(code)) return new Refusal('invalid');
  const isAway =
    away.test(code) || error instanceof QueryRunnerAlreadyReleasedError || awayInWords.test(String((error as Error | undefined)?.message));
  return isAway ? new Refusal('unavailable') : undefined;
}

const refusedByDisk = (error: unknown): Refusal | undefined =>
  noRoom.includes(codeOf(error) ?? '') ? new Refusal('unavailable') : undefined;

const driverErrorOf = (error: unknown): { code?: string; constraint?: string } | null =>
  error instanceof QueryFailedError ? error.driverError : (error as { code?: string } | null);

function codeOf(error: unknown): string | undefined {
  const code = driverErrorOf(error)?.code;
  return typeof code === 'string' ? code : undefined;
}

// A unique constraint is called `<table>_<field>_key`, as PostgreSQL calls it by itself.
const uniqueField = (error: unknown): string => driverErrorOf(error)!.constraint!.split('_').at(-2)!;

// What express and its body parser say about a request they could not take.
function ofRequest(error: unknown): Refusal | undefined {
  const { status, type } = (error ?? {}) as { status?: number; type?: string };
  if (type === 'entity.too.large') return new Refusal('tooLarge');
  if (status === 404) return new Refusal('notFound');
  return status !== undefined && status < 500 ? new Refusal('invalid') : undefined;
}
