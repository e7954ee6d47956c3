/** The status of a page: what visitors see of it, and what will happen to it. */
import type { SitePlanKind } from './sitePlan';

export const siteStatuses = {
  draft: 'Entwurf',
  planned: 'Geplant',
  online: 'Online',
  changed: 'Online + Änderungen',
  expired: 'Abgelaufen',
} as const;

export type SiteStatus = keyof typeof siteStatuses;

/** What is planned for a page, and what has become of it. Times are null when nothing waits. */
export interface PlanState<T = Date> {
  readonly publishAt: T | null;
  readonly unpublishAt: T | null;
  /** The page was taken offline as planned, and has not been published since. */
  readonly hasExpired: boolean;
  /** A plan could not take place at its time. */
  readonly hasFailed: boolean;
}

/** A plan of a page as far as its state depends on it. */
interface StatePlan<T> {
  readonly kind: SitePlanKind;
  readonly at: T;
  /** When it took place or failed; null while it waits. */
  readonly endedAt: T | null;
  /** Why it failed. */
  readonly failure: string | null;
}

/** Returns the plan of this kind that has not taken place yet. */
export const waitingPlan = <P extends Omit<StatePlan<unknown>, 'at'>>(plans: readonly P[], kind: SitePlanKind): P | undefined =>
  plans.find(plan => plan.kind === kind && !plan.endedAt);

export const planState = <T>(plans: readonly StatePlan<T>[]): PlanState<T> => ({
  publishAt: waitingPlan(plans, 'publish')?.at ?? null,
  unpublishAt: waitingPlan(plans, 'unpublish')?.at ?? null,
  hasExpired: plans.some(({ kind, endedAt, failure }) => kind === 'unpublish' && endedAt !== null && failure === null),
  hasFailed: plans.some(({ failure }) => failure !== null),
});

interface StatusFacts {
  readonly isPublic: boolean;
  readonly hasChanges: boolean;
  readonly plan: Pick<PlanState<unknown>, 'publishAt' | 'hasExpired'>;
}

/** A page with a waiting publication is planned, whatever it is now, because that is what an editor has to know first. */
export function siteStatus({ isPublic, hasChanges, plan }: StatusFacts): SiteStatus {
  if (plan.publishAt) return 'planned';
  if (isPublic) return hasChanges ? 'changed' : 'online';
  return plan.hasExpired ? 'expired' : 'draft';
}
