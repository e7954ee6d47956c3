/** Trees of records: no record may be its own ancestor. */
import { throwIfInvalid } from '../../../schema/errors/appError';
import type { Context } from '../../platform/context/context';
import { advisoryLocks } from '../../platform/database/locks';

interface ChildInput {
  /** Undefined if the record is new. */
  id: string | undefined;
  parent: string | null | undefined;
}

/** Throws when the new parent is the record itself or one of its descendants. The lock prevents two changes from closing a circle together. */
export async function rejectCycle(context: Context, table: 'site' | 'node', { id, parent }: ChildInput): Promise<void> {
  if (!id || !parent) return;
  await context.db.query('select pg_advisory_xact_lock($1)', [advisoryLocks.trees]);
  const ancestors = (await context.db.query(
    `with recursive ancestors as (
       select id, "parentId" from "${table}" where id = $1
       union select next.id, next."parentId" from "${table}" next join ancestors on next.id = ancestors."parentId"
     ) select 1 from ancestors where id = $2`,
    [parent, id],
  )) as unknown[];
  if (ancestors.length > 0) throwIfInvalid([{ path: ['parent'], rule: 'circular' }]);
}
