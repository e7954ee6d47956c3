/** Tells until when staff can undo the last action on an order (G-139). */
import type { DateTime } from 'luxon';
import { inZone, type Instant } from '../../time/calendar';
import type { UndoLimit } from './actionDefinition';
import { definitionOf, findLoggedAction } from './orderTransitions';

/** The last entry in the log of an order. */
interface LoggedChange {
  readonly action: string;
  readonly createdAt: Instant;
}

const lastInstants: { readonly [L in UndoLimit]: (actedAt: DateTime) => DateTime } = {
  tenMinutes: actedAt => actedAt.plus({ minutes: 10 }),
  endOfDay: actedAt => actedAt.endOf('day'),
};

/**
 * Returns the last instant at which the change can be undone; null when it is no action with an undo, or that instant has passed. Every
 * change of an order has a log entry, so any later one ends the undo: of items, contact, time, payment or rating, another action, an undo.
 * A message that is sent again changes nothing and has none.
 */
export function undoableUntil({ action, createdAt }: LoggedChange, at: DateTime): Date | null {
  const loggedAction = findLoggedAction(action);
  const limit = loggedAction && definitionOf(loggedAction).undoLimit;
  if (!limit) return null;
  const until = lastInstants[limit](inZone(createdAt, at.zoneName!));
  return at <= until ? until.toJSDate() : null;
}
