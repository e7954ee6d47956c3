/** Plans when a page is published or taken offline. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { site as definition } from '../../../../schema/collections/site';
import type { Id } from '../../../../schema/fields/field';
import { validatePlanTimes, type PlanTimes, type SitePlanKind } from '../../../../schema/rules/site/publishing/sitePlan';
import { versionConflict } from '../../../platform/collections/writing/versionConflict';
import type { Context } from '../../../platform/context/context';
import { lockSite } from '../editing/lockSite';
import type { Site } from '../site.entity';
import { siteService } from '../site.service';
import { dequeuePlan, enqueuePlan, logPlan } from './planJobs';
import type { SitePlan } from './sitePlan.type';
import { plansOfSites } from './sitePlans.service';

interface ScheduleInput extends PlanTimes {
  /** The ids of the plans that the client knows and replaces. */
  readonly replaces: readonly Id[];
}

/**
 * Plans the publication of the blocks that editors see now, or the unpublishing, or both. Each replaces the plan of its kind. Throws CONFLICT
 * when the page has changed since `ifMatch`, and when another plan than those in `replaces` would be lost.
 */
export async function scheduleSite(context: Context, id: Id, input: ScheduleInput, ifMatch: Date): Promise<readonly SitePlan[]> {
  context.authorize('site.update');
  throwIfInvalid(validatePlanTimes(input, context.now));
  return context.transaction(async context => {
    await lockSite(context, id);
    const site = await siteService.get(context, id);
    if (site.updatedAt.getTime() !== ifMatch.getTime()) throw await versionConflict(context, definition, { id, since: ifMatch });
    const blocks = site.hasDraft ? site.draft : site.content;
    if (input.publishAt) throwIfInvalid(definition.validate?.({ ...site, content: blocks }) ?? []);
    const [plans = []] = await plansOfSites(context, [id]);
    const change = { site, plans, replaces: input.replaces };
    if (input.publishAt) await replacePlan(context, change, { kind: 'publish', at: input.publishAt, blocks: JSON.stringify(blocks) });
    if (input.unpublishAt) await replacePlan(context, change, { kind: 'unpublish', at: input.unpublishAt, blocks: null });
    return (await plansOfSites(context, [id])).flat();
  });
}

interface PlanChange {
  site: Site;
  plans: readonly SitePlan[];
  replaces: readonly Id[];
}

interface NewPlan {
  kind: SitePlanKind;
  at: Date;
  blocks: string | null;
}

async function replacePlan(context: Context, { site, plans, replaces }: PlanChange, { kind, at, blocks }: NewPlan): Promise<void> {
  const current = plans.find(plan => plan.kind === kind);
  const isUnknown = current && !current.endedAt && !replaces.includes(current.id);
  if (isUnknown) throw new AppError('CONFLICT', { message: `${current.author} hat diese Seite inzwischen anders geplant.` });
  if (current) {
    await context.db.query('delete from "sitePlan" where id = $1', [current.id]);
    await dequeuePlan(context, current.id);
  }
  const [plan] = await context.db.query<[{ id: Id }]>(
    `insert into "sitePlan" ("siteId", kind, at, blocks, author, "createdAt") values ($1, $2, $3, $4, $5, $6) returning id`,
    [site.id, kind, at, blocks, context.viewer!.name, context.now],
  );
  await enqueuePlan(context, { id: plan.id, at });
  const before = current && !current.endedAt ? current.at : null;
  await logPlan(context, { kind, site: site.id, siteName: site.name }, { before, after: at });
}
