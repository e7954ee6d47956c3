/** The errors that the server returns for an order (ERR-06, ERR-07). */
import { errorCodes, type ErrorEntry } from '../../../schema/errors/appError';
import { toErrorEntries } from '../../collection/errorMessages';

/** Returns the entries of an error. Network failures and server errors yield one general entry. */
export const orderErrorEntries = (error: unknown): readonly ErrorEntry[] => toErrorEntries(error, errorCodes.INTERNAL.message);

/** Tells whether the server rejected the order. Otherwise it may have created it and only the response is lost. */
export const isRejected = (entries: readonly ErrorEntry[]): boolean =>
  !entries.some(({ code }) => code === 'INTERNAL' || code === 'UNAVAILABLE');

/** Tells whether another order exists with the idempotency key (G-130). */
export const isKeyTaken = (entries: readonly ErrorEntry[]): boolean =>
  entries.some(({ code, field }) => code === 'NOT_UNIQUE' && field === 'idempotencyKey');

/** Tells whether the displayed prices are outdated (G-041). */
export const isPriceOutdated = (entries: readonly ErrorEntry[]): boolean => entries.some(({ code }) => code === 'PRICE_CHANGED');
