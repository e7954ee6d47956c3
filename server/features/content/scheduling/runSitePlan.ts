/** The job that publishes a page or takes it offline at the planned time. */
import { AppError, toErrorEntries } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { isEqual } from '../../../../schema/objects';
import { issueText } from '../../../../schema/rules/site/publishing/issueText';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import type { Jobs } from '../../../platform/jobs/enqueue';
import { lockSite } from '../editing/lockSite';
import type { Site } from '../site.entity';
import { siteService } from '../site.service';
import { enqueuePlan } from './planJobs';

/** A plan as it is stored; only a publication has blocks. */
interface StoredPlan {
  id: Id;
  siteId: Id;
  at: Date;
  blocks: readonly StoredBlock[] | null;
  author: string;
  endedAt: Date | null;
}

/**
 * Runs a plan, at its time or later. A plan that has taken place, was cancelled or replaced, or whose page was deleted, does nothing. When
 * the page breaks a rule, it stays as it is and the plan reports why.
 */
export async function runSitePlan(context: Context, { plan: id }: Jobs['runSitePlan']): Promise<void> {
  try {
    await context.transaction(context => runPlan(context, id));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID') throw error;
    await context.transaction(context => reportFailure(context, id, error));
  }
}

async function runPlan(context: Context, id: Id): Promise<void> {
  const plan = await lockPlan(context, id);
  if (!plan || plan.endedAt) return;
  if (context.now < plan.at) return enqueuePlan(context, plan);
  // It acts for who planned it, also when that user has been deleted since.
  const viewer = { id: 'schedule', name: `${plan.author} (geplant)`, authorities: ['ROLE_EDITOR'], branches: [] } as const;
  const planner = context.withViewer(viewer);
  const site = await siteService.get(planner, plan.siteId);
  if (plan.blocks) await siteService.update(planner, site.id, publicationOf(site, plan.blocks));
  else if (site.isPublic) await siteService.update(planner, site.id, { isPublic: false });
  if (!plan.blocks && site.isPublic) await context.db.query('update "sitePlan" set "endedAt" = $2 where id = $1', [id, context.now]);
  else await context.db.query('delete from "sitePlan" where id = $1', [id]);
}

/** Publishes the planned blocks. A draft that has changed since stays a draft. */
function publicationOf({ draft, hasDraft }: Site, blocks: readonly StoredBlock[]): object {
  const hasOtherDraft = hasDraft && !isEqual(draft, blocks);
  return { content: blocks, isPublic: true, ...(!hasOtherDraft && { draft: [], hasDraft: false }) };
}

/** Locks the page, then the plan, which may be gone meanwhile. */
async function lockPlan(context: Context, id: Id): Promise<StoredPlan | undefined> {
  const [found] = await context.db.query<{ siteId: Id }[]>('select "siteId" from "sitePlan" where id = $1', [id]);
  if (!found) return undefined;
  await lockSite(context, found.siteId);
  const columns = 'id, "siteId", at, blocks, author, "endedAt"';
  const [plan] = await context.db.query<StoredPlan[]>(`select ${columns} from "sitePlan" where id = $1 for update`, [id]);
  return plan;
}

async function reportFailure(context: Context, id: Id, error: AppError): Promise<void> {
  const plan = await lockPlan(context, id);
  if (!plan || plan.endedAt) return;
  const failure = error.issues.map(issueText).join(' ') || error.message;
  await context.db.query('update "sitePlan" set "endedAt" = $2, failure = $3 where id = $1', [id, context.now, failure]);
  const { name } = await siteService.get(context, plan.siteId);
  await writeLog(context, {
    channel: 'app',
    level: 'error',
    message: `Seite „${name}“ wurde nicht wie geplant veröffentlicht.`,
    record: { collection: 'site', id: plan.siteId },
    details: toErrorEntries(error).map(({ field, message }) => ({ name: field ?? 'Grund', before: null, after: message })),
  });
  await context.publish('recordChanged', { collection: 'site', id: plan.siteId });
}
