/** Reads and cancels the plans of pages. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { integer, type Id } from '../../../../schema/fields/field';
import { fillMissingBlocks } from '../../../../schema/fields/parse';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate } from '../../../../schema/fields/validation/validate';
import type { StoredBlock } from '../../../../schema/fields/values';
import { waitingPlan } from '../../../../schema/rules/site/publishing/siteStatus';
import { sanitizeBlocks } from '../../../platform/collections/writing/sanitizeHtml';
import type { Context } from '../../../platform/context/context';
import { withoutMissingRecords } from '../revisions/withoutMissingRecords';
import { dequeuePlan, logPlan } from './planJobs';
import type { SitePlan, SitePlanList, SiteSchedule } from './sitePlan.type';

const selectPlans = `
  select plan.id, plan.kind, plan.at, plan.author, plan."createdAt", plan."endedAt", plan.failure,
    site.id as site, site.name as "siteName", site.path as "sitePath"
  from "sitePlan" plan join site on site.id = plan."siteId"`;

const listFields = {
  limit: integer({ label: 'Anzahl', required: true, min: 1, max: 100 }),
  offset: integer({ label: 'Ab', required: true, min: 0, max: 100_000 }),
};

/** Lists the plans that wait and those that failed, by their time. */
export async function listSitePlans(context: Context, request: { limit: number; offset: number }): Promise<SitePlanList> {
  context.authorize('site.update');
  throwIfInvalid(validate(listFields, request));
  const isOpen = 'plan."endedAt" is null or plan.failure is not null';
  const [items, [{ total }]] = await Promise.all([
    context.db.query<SitePlan[]>(`${selectPlans} where ${isOpen} order by plan.at, plan.id limit $1 offset $2`, [
      request.limit,
      request.offset,
    ]),
    context.db.query<[{ total: number }]>(`select count(*)::integer as total from "sitePlan" plan where ${isOpen}`),
  ]);
  return { items, total };
}

/** Returns the plans of each page, in the order of the ids. */
export async function plansOfSites({ db }: Context, ids: readonly Id[]): Promise<SitePlan[][]> {
  const plans = await db.query<SitePlan[]>(`${selectPlans} where site.id = any($1) order by plan.kind`, [ids]);
  return ids.map(id => plans.filter(({ site }) => site === id));
}

export async function siteSchedule(context: Context, id: Id): Promise<SiteSchedule> {
  context.authorize('site.update');
  if (!isId(id)) throw new AppError('NOT_FOUND');
  const [plans = []] = await plansOfSites(context, [id]);
  const planned = waitingPlan(plans, 'publish');
  const [row] = planned
    ? await context.db.query<{ blocks: readonly StoredBlock[] }[]>('select blocks from "sitePlan" where id = $1', [planned.id])
    : [];
  return { plans, blocks: row ? await withoutMissingRecords(context, sanitizeBlocks(fillMissingBlocks(row.blocks))) : null };
}

/** Cancels a plan, or removes one that failed. Throws NOT_FOUND when it has taken place, was cancelled or replaced. */
export async function cancelSitePlan(context: Context, id: Id): Promise<Id> {
  context.authorize('site.update');
  if (!isId(id)) throw new AppError('NOT_FOUND');
  return context.transaction(async context => {
    const [plan] = await context.db.query<SitePlan[]>(`${selectPlans} where plan.id = $1 for update of plan`, [id]);
    if (!plan || (plan.endedAt && !plan.failure)) throw new AppError('NOT_FOUND');
    await context.db.query('delete from "sitePlan" where id = $1', [id]);
    await dequeuePlan(context, id);
    await logPlan(context, plan, { before: plan.at, after: null });
    return id;
  });
}
