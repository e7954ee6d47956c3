/** What the server said no with, as the page shows it (ERR-06, ERR-07). */
import { CombinedGraphQLErrors } from '@apollo/client';
import { reasons, type ErrorEntry } from '../../../schema/errors';

const unknown: ErrorEntry = { message: reasons.internal.text, field: null, code: reasons.internal.code };

/** The entries of a refusal; one that says nothing closer for everything else: no answer, no network, a mistake of ours. */
export function refusalOf(error: unknown): readonly ErrorEntry[] {
  if (!CombinedGraphQLErrors.is(error)) return [unknown];
  const entries = error.errors.flatMap(({ extensions }) => (Array.isArray(extensions?.errors) ? (extensions.errors as unknown[]) : []));
  const sound = entries.filter(isEntry);
  return sound.length > 0 ? sound : [unknown];
}

const isEntry = (entry: unknown): entry is ErrorEntry => typeof (entry as ErrorEntry | null)?.message === 'string';

/** Whether the server looked at the order and will not take it as it is. Otherwise it may have taken it, and only its answer is lost. */
export const isRefused = (entries: readonly ErrorEntry[]): boolean =>
  !entries.some(({ code }) => code === reasons.internal.code || code === reasons.unavailable.code);

/** Whether another order was placed under the key of this one (G-130). */
export const isTaken = (entries: readonly ErrorEntry[]): boolean =>
  entries.some(({ code, field }) => code === 'NOT_UNIQUE' && field === 'idempotencyKey');

/** Whether what the page shows is no longer what the shop charges (G-041). */
export const isOutdated = (entries: readonly ErrorEntry[]): boolean => entries.some(({ code }) => code === 'PRICE_CHANGED');
