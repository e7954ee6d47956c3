/** Writes unexpected errors to the log that admins read: the same error once per hour with its count, without its message. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { toObject } from '../../../schema/objects';
import { currentRequest } from '../http/requestTracking';
import type { ErrorLog } from './services';

interface Database {
  query: (sql: string, parameters: unknown[]) => Promise<unknown>;
}

/** An error that occurred in one hour, since it was last stored. */
interface Occurrences {
  readonly id: string;
  readonly message: string;
  readonly source: string;
  readonly url: string | null;
  readonly requestId: string | null;
  readonly first: Date;
  last: Date;
  count: number;
}

/** Milliseconds between two writes. */
const writeInterval = 5_000;
/** Different errors that wait for the database. Further ones are only printed. */
const maxWaiting = 100;
const maxFrames = 5;

export function createErrorLog(database: Database, now: () => Date): ErrorLog {
  const waiting = new Map<string, Occurrences>();
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = -Infinity;
  let writing = Promise.resolve();

  function schedule(): void {
    const delay = Math.max(0, lastWrite + writeInterval - performance.now());
    timer ??= setTimeout(() => void flush(), delay).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    lastWrite = performance.now();
    return (writing = writing.then(writeAll).catch(schedule));
  }

  async function writeAll(): Promise<void> {
    for (const [id, occurrences] of waiting) {
      const { count } = occurrences;
      await database.query(insertSql, parametersOf(occurrences));
      occurrences.count -= count; // more may have occurred meanwhile
      if (occurrences.count === 0) waiting.delete(id);
    }
    if (waiting.size > 0) schedule();
  }

  return {
    report: (error, place) => {
      console.error(currentRequest()?.id ?? place, error);
      count(waiting, firstOccurrence(error, place, now()));
      schedule();
    },
    flush,
  };
}

function firstOccurrence(error: unknown, place: string, at: Date): Occurrences {
  const message = `Unerwarteter Fehler in ${place}: ${nameOf(error)}.`;
  const source = sourceOf(error);
  const { url = null, id: requestId = null } = currentRequest() ?? {};
  return { id: idOf([message, source, at.toISOString().slice(0, 13)]), message, source, url, requestId, first: at, last: at, count: 1 };
}

function count(waiting: Map<string, Occurrences>, occurrence: Occurrences): void {
  const earlier = waiting.get(occurrence.id);
  if (earlier) Object.assign(earlier, { last: occurrence.last, count: earlier.count + 1 });
  else if (waiting.size < maxWaiting) waiting.set(occurrence.id, occurrence);
}

// The id follows from the error and the hour, so that all instances count in one entry.
const insertSql = `
  insert into log (id, "createdAt", "updatedAt", level, channel, message, who, context, url, "requestId")
  values ($1, $2, $3, 'error', 'app', $4, 'System', $5, $6, $7)
  on conflict (id) do update set "updatedAt" = excluded."updatedAt", context = jsonb_set(
    log.context, '{0,after}', to_jsonb(((log.context -> 0 ->> 'after')::integer + (excluded.context -> 0 ->> 'after')::integer)::text))`;

function parametersOf({ id, first, last, message, count, source, url, requestId }: Occurrences): unknown[] {
  const details = [
    { name: 'Anzahl in dieser Stunde', before: null, after: String(count) },
    { name: 'Stelle im Programm', before: null, after: source },
  ];
  return [id, first, last, message, JSON.stringify(details), url, requestId];
}

function idOf(parts: readonly string[]): string {
  const digest = createHash('sha256').update(parts.join('\n')).digest('hex');
  return digest.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

// The message may contain personal data or secrets, the name and the code of an error do not.
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = toObject(error);
  return [error.name, typeof code === 'string' ? code : ''].filter(text => /^\w{1,60}$/.test(text)).join(' ');
}

const framePattern = /^ {4}at (?:[^\n]*\()?(?:file:\/\/)?(\/[^\n():]*|node:[^\n():]*):(\d+):\d+\)?$/;

/** Returns the lines of the program from which the error came, innermost first. */
function sourceOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const lines = (error.stack ?? '').replace(error.message, '').split('\n');
  const frames = lines.flatMap(line => {
    const [, file = '', number] = framePattern.exec(line) ?? [];
    return number === undefined ? [] : [`${file.startsWith('/') ? relative(process.cwd(), file) : file}:${number}`];
  });
  const ownFrames = frames.filter(frame => !/^node:|node_modules/.test(frame));
  return (ownFrames.length > 0 ? ownFrames : frames).slice(0, maxFrames).join('\n');
}
