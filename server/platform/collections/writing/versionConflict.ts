/** The version of a record is the moment of its last change. Whoever changes an older one learns who was faster, and with what. */
import { Refusal } from '../../../../schema/errors/appError';
import type { Collection } from '../../../../schema/collections/collection';
import type { Context } from '../../context/context';

/** A version that no earlier one shares: two changes in one millisecond, or by a clock that went back, are two versions. */
export const laterOf = (now: Date, last: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1));

interface Stale {
  id: string;
  /** The version that was read. */
  since: Date;
}

/** The refusal of a change to a version that is past: who changed which fields since (table R). */
export async function staleOf(context: Context, { name, fields }: Collection, { id, since }: Stale): Promise<Refusal> {
  const changes = await context.db.query(
    `select who, array(select jsonb_array_elements(context)->>'name') as names from log
     where collection = $1 and record = $2 and "createdAt" > $3 order by "createdAt" desc limit 20`,
    [name, id, since],
  );
  const people = unique(changes.map(({ who }: { who: string }) => who));
  const labels = unique(changes.flatMap(({ names }: { names: string[] }) => names)).map(field => fields[field]?.label ?? field);
  const by = people.length > 0 ? ` von ${people.join(', ')}` : '';
  const what = labels.length > 0 ? `: ${listed(labels)}` : '';
  return new Refusal('conflict', { text: `Der Eintrag wurde inzwischen${by} geändert${what}.` });
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const mostNamed = 5;
const listed = (labels: readonly string[]): string =>
  labels.length > mostNamed ? `${labels.slice(0, mostNamed).join(', ')} und mehr` : labels.join(', ');
