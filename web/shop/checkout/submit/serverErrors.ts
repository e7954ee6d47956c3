/** What the server said no with, as the page shows it (ERR-06, ERR-07). */
import { reasons, type ErrorEntry } from '../../../../schema/errors/appError';
import { entriesOf } from '../../../collection/errorMessages';

/** The entries of a refusal; one that says nothing closer for everything else: no answer, no network, a mistake of ours. */
export const refusalOf = (error: unknown): readonly ErrorEntry[] => entriesOf(error, reasons.internal.text);

/** Whether the server looked at the order and will not take it as it is. Otherwise it may have taken it, and only its answer is lost. */
export const isRefused = (entries: readonly ErrorEntry[]): boolean =>
  !entries.some(({ code }) => code === reasons.internal.code || code === reasons.unavailable.code);

/** Whether another order was placed under the key of this one (G-130). */
export const isTaken = (entries: readonly ErrorEntry[]): boolean =>
  entries.some(({ code, field }) => code === 'NOT_UNIQUE' && field === 'idempotencyKey');

/** Whether what the page shows is no longer what the shop charges (G-041). */
export const isOutdated = (entries: readonly ErrorEntry[]): boolean => entries.some(({ code }) => code === 'PRICE_CHANGED');
