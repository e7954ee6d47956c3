/** Writes the log in the transaction of the change that it describes. */
import type { LogChannel, LogLevel } from '../../../schema/collections/log';
import { isId } from '../../../schema/fields/validation/formats';
import { inZone } from '../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../schema/rules/time/dateText';
import type { Context } from './context';
import { currentRequest } from '../http/requestTracking';
import { readTimezone } from './shopTimezone';

/** A text, or an instant that is stored as German text in the time zone of the shop. */
type LogValue = string | Date | null | undefined;

/** A changed field with `before` and `after`, or a fact that has only `after`. */
export interface LogDetail {
  readonly name: string;
  readonly before?: LogValue;
  readonly after?: LogValue;
}

interface LogEntry {
  readonly channel: LogChannel;
  /** One German sentence for admins. No part of an entry contains a password, key, token or hash. */
  readonly message: string;
  /** Defaults to `info`. */
  readonly level?: LogLevel;
  /** The record that the entry is about. */
  readonly record?: { readonly collection: string; readonly id: string };
  readonly details?: readonly LogDetail[];
  /** The actor when it is not the viewer: the name of a failed login, a device or a job. */
  readonly who?: string;
  readonly device?: string;
  /** Defaults to the time of the context. */
  readonly at?: Date;
}

const maxLength = 2_000;
const truncate = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
// PostgreSQL stores neither NUL nor unpaired surrogates.
const toStorableText = (text: string | null | undefined): string | null =>
  typeof text === 'string' ? truncate(text).replace(/[\0\p{Surrogate}]/gu, '') : null;

/** Tells whether both are on the same day, for entries that are written once a day. */
export const isSameDay = (now: Date, last: Date | null): boolean => last?.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);

/** The part of a context that an entry needs. */
export type LogContext = Pick<Context, 'db' | 'now' | 'viewer' | 'client'>;

/** Adds an entry to the log (table F) inside the current transaction. */
export async function writeLog(context: LogContext, entry: LogEntry): Promise<void> {
  const { channel, message, level = 'info', record, details = [], device } = entry;
  const { who, user } = actorOf(context, entry);
  const toText = await detailFormatter(context, details);
  const storedDetails = details.map(({ name, before, after }) => ({ name, before: toText(before), after: toText(after) }));
  const { url = null, id = null } = currentRequest() ?? {};
  await context.db.query(
    `insert into log ("createdAt", "updatedAt", level, channel, message, who, "userId", device, collection, record, context, url, "requestId")
     values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      entry.at ?? context.now,
      ...[level, channel, toStorableText(message), toStorableText(who), user, toStorableText(device)],
      ...[record?.collection, record?.id, JSON.stringify(storedDetails), toStorableText(url), id],
    ],
  );
}

/** Returns the function that turns the values of these details into texts. */
async function detailFormatter(context: LogContext, details: readonly LogDetail[]): Promise<(value: LogValue) => string | null> {
  const hasInstant = details.some(({ before, after }) => before instanceof Date || after instanceof Date);
  const timezone = hasInstant ? await readTimezone(context) : '';
  return value => toStorableText(value instanceof Date ? dateTimeText(inZone(value, timezone)) : value);
}

function actorOf({ viewer, client }: LogContext, { who }: LogEntry): { who: string; user: string | undefined } {
  if (who !== undefined) return { who, user: undefined };
  return { who: viewer?.name ?? (client ? 'Unbekannt' : 'System'), user: isId(viewer?.id) ? viewer!.id : undefined };
}
