/** Versions of records: the version is the time of the last change. A conflict names who changed which fields since. */
import { AppError } from '../../../../schema/errors/appError';
import type { Collection } from '../../../../schema/collections/collection';
import type { Context } from '../../context/context';

/** Returns a version later than the last one, even for two changes in one millisecond or after the clock is set back. */
export const nextVersion = (now: Date, last: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1));

interface OutdatedVersion {
  id: string;
  /** The version that the client has. */
  since: Date;
}

/** Returns the error for a change of an outdated version, with who changed which fields since (table R). */
export async function versionConflict(context: Context, { name, fields }: Collection, { id, since }: OutdatedVersion): Promise<AppError> {
  const changes = await context.db.query(
    `select who, array(select jsonb_array_elements(context)->>'name') as names from log
     where collection = $1 and record = $2 and "createdAt" > $3 order by "createdAt" desc limit 20`,
    [name, id, since],
  );
  const editors = unique(changes.map(({ who }: { who: string }) => who));
  const labels = unique(changes.flatMap(({ names }: { names: string[] }) => names)).map(field => fields[field]?.label ?? field);
  const byText = editors.length > 0 ? ` von ${editors.join(', ')}` : '';
  const fieldsText = labels.length > 0 ? `: ${joinLabels(labels)}` : '';
  return new AppError('CONFLICT', { message: `Der Eintrag wurde inzwischen${byText} geändert${fieldsText}.` });
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const maxLabels = 5;
const joinLabels = (labels: readonly string[]): string =>
  labels.length > maxLabels ? `${labels.slice(0, maxLabels).join(', ')} und mehr` : labels.join(', ');
