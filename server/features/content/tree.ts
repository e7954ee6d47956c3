/** Records that lie under each other: none may lie under itself. */
import { demand } from '../../../schema/errors/appError';
import type { Context } from '../../platform/context/context';

/** Refuses a parent that was just given when it is the record, or lies under it. */
export async function refuseCircle(context: Context, table: 'site' | 'node', id: string, parent: string | null | undefined): Promise<void> {
  if (!parent) return;
  const above = (await context.db.query(
    `with recursive above as (
       select id, "parentId" from "${table}" where id = $1
       union select next.id, next."parentId" from "${table}" next join above on next.id = above."parentId"
     ) select 1 from above where id = $2`,
    [parent, id],
  )) as unknown[];
  if (above.length > 0) demand([{ path: ['parent'], rule: 'circular' }]);
}
