/** Changes the blocks of a planned publication whose records have been replaced. Its time and its author stay. */
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';

export async function replacePlannedBlocks(context: Context, site: Id, blocks: unknown): Promise<void> {
  context.authorize('site.update');
  await context.db.query(`update "sitePlan" set blocks = $2 where "siteId" = $1 and kind = 'publish' and "endedAt" is null`, [
    site,
    JSON.stringify(blocks),
  ]);
  await context.publish('recordChanged', { collection: 'site', id: site });
}
