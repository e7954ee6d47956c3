/** Moves a waiting plan of a page to another time. */
import { randomUUID } from 'node:crypto';
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { validateMovedPlan } from '../../../../schema/rules/site/publishing/sitePlan';
import type { Context } from '../../../platform/context/context';
import { lockSite } from '../editing/lockSite';
import { dequeuePlan, enqueuePlan, logPlan } from './planJobs';
import type { SitePlan } from './sitePlan.type';
import { plansOfSites } from './sitePlans.service';

/**
 * Changes only the time of a plan: its blocks and its author stay. The moved plan has a new id, so that who knows only the earlier one does not
 * overwrite it. Throws NOT_FOUND when it has ended, was cancelled, replaced or moved.
 */
export async function moveSitePlan(context: Context, id: Id, at: Date): Promise<SitePlan> {
  context.authorize('site.update');
  return context.transaction(async context => {
    const plans = await lockPlans(context, id);
    const plan = plans.find(other => other.id === id && !other.endedAt);
    if (!plan) throw new AppError('NOT_FOUND');
    throwIfInvalid(
      validateMovedPlan(
        plan,
        plans.find(other => other !== plan && !other.endedAt),
        { at, now: context.now },
      ),
    );
    const moved = { ...plan, id: randomUUID(), at };
    const [rows] = await context.db.query<[object[]]>('update "sitePlan" set id = $2, at = $3 where id = $1 returning id', [
      id,
      moved.id,
      at,
    ]);
    if (rows.length === 0) throw new AppError('NOT_FOUND'); // cancelled meanwhile
    await dequeuePlan(context, id);
    await enqueuePlan(context, moved);
    await logPlan(context, plan, { before: plan.at, after: at });
    return moved;
  });
}

/** Locks the page of a plan and returns the plans of this page. */
async function lockPlans(context: Context, id: Id): Promise<readonly SitePlan[]> {
  const [row] = isId(id) ? await context.db.query<{ siteId: Id }[]>('select "siteId" from "sitePlan" where id = $1', [id]) : [];
  if (!row) throw new AppError('NOT_FOUND');
  await lockSite(context, row.siteId);
  return (await plansOfSites(context, [row.siteId])).flat();
}
