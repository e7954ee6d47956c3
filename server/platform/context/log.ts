/** Writes down what happens, in the transaction that makes it happen: both are there or neither is. */
import type { LogChannel, LogLevel } from '../../../schema/collections/log';
import { isId } from '../../../schema/fields/validation/formats';
import type { Context } from './context';
import { currentRequest } from '../http/requestTracking';

/** One thing worth knowing: a field that changed, or a circumstance, which has an `after` only. */
export interface LogDetail {
  readonly name: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

interface LogEntry {
  readonly channel: LogChannel;
  /** German, one sentence, for admins. As everything here it never holds a password, a key, a token or a hash. */
  readonly message: string;
  /** `info` without it. */
  readonly level?: LogLevel;
  /** The record it is about. */
  readonly record?: { readonly collection: string; readonly id: string };
  readonly details?: readonly LogDetail[];
  /** Who did it, where that is not the viewer: the name somebody tried to sign in by, a device, a job. */
  readonly who?: string;
  readonly device?: string;
  /** When, where that is not now. */
  readonly at?: Date;
}

const longest = 2_000;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
// PostgreSQL keeps no NUL and no half characters.
const kept = (text: string | null | undefined): string | null =>
  typeof text === 'string' ? cut(text).replace(/[\0\p{Surrogate}]/gu, '') : null;

/** Whether both are on the same day, for what is told once a day. */
export const isSameDay = (now: Date, last: Date | null): boolean => last?.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);

/** What an entry follows from: where it is kept, when, and who did it. */
export type Author = Pick<Context, 'db' | 'now' | 'viewer' | 'caller'>;

/** Adds an entry to the log (table F). It is gone again when the transaction of this context is. */
export async function log(context: Author, entry: LogEntry): Promise<void> {
  const { channel, message, level = 'info', record, details = [], device } = entry;
  const { who, user } = actorOf(context, entry);
  const told = details.map(({ name, before, after }) => ({ name, before: kept(before), after: kept(after) }));
  const { url = null, id = null } = currentRequest() ?? {};
  await context.db.query(
    `insert into log ("createdAt", "updatedAt", level, channel, message, who, "userId", device, collection, record, context, url, "requestId")
     values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      entry.at ?? context.now,
      ...[level, channel, kept(message), kept(who), user, kept(device)],
      ...[record?.collection, record?.id, JSON.stringify(told), kept(url), id],
    ],
  );
}

function actorOf({ viewer, caller }: Author, { who }: LogEntry): { who: string; user: string | undefined } {
  if (who !== undefined) return { who, user: undefined };
  return { who: viewer?.name ?? (caller ? 'Unbekannt' : 'System'), user: isId(viewer?.id) ? viewer!.id : undefined };
}
