/** The job of a plan, its entry in the log, and the event for the lists and editors that show it. */
import type { Id } from '../../../../schema/fields/field';
import type { SitePlanKind } from '../../../../schema/rules/site/publishing/sitePlan';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { dequeue, enqueue } from '../../../platform/jobs/enqueue';
import type { SitePlan } from './sitePlan.type';

const keyOf = (plan: Id): string => `runSitePlan ${plan}`;

/** Queues the job of a plan for its time. It waits for the server when that is not running then. */
export async function enqueuePlan(context: Context, { id, at }: Pick<SitePlan, 'id' | 'at'>): Promise<void> {
  const delay = Math.ceil((at.getTime() - context.now.getTime()) / 1000);
  await enqueue(context, 'runSitePlan', { plan: id }, { key: keyOf(id), delay: Math.max(0, delay) });
}

export const dequeuePlan = (context: Context, plan: Id): Promise<void> => dequeue(context, keyOf(plan));

const labels: Readonly<Record<SitePlanKind, string>> = { publish: 'Veröffentlichen am', unpublish: 'Offline nehmen am' };

type LoggedPlan = Pick<SitePlan, 'kind' | 'site' | 'siteName'>;

/** Logs the change of a plan. The entry does not belong to the page, because its last editor is who changed the page itself. */
export async function logPlan(
  context: Context,
  { kind, site, siteName }: LoggedPlan,
  times: { before: Date | null; after: Date | null },
): Promise<void> {
  const details = [{ name: labels[kind], ...times }];
  await writeLog(context, { channel: 'app', message: `Zeitplan der Seite „${siteName}“ geändert.`, details });
  await context.publish('recordChanged', { collection: 'site', id: site });
}
