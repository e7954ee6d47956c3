/** Deletes the record that a plan has taken a page offline, once it is public again. */
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';

export async function deletePastExpiry({ db }: Context, site: Id): Promise<void> {
  await db.query(`delete from "sitePlan" where "siteId" = $1 and kind = 'unpublish' and "endedAt" is not null`, [site]);
}
