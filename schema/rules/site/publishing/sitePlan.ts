/** The plans of a page: when it will be published and when it will be taken offline. */
import type { Issue } from '../../../fields/validation/validate';

/** Days ahead for which a page can be planned: two years. */
const maxPlanDays = 730;

/** `publish` makes the blocks public that were planned; `unpublish` takes the page offline. */
export type SitePlanKind = 'publish' | 'unpublish';

export interface PlanTimes {
  /** Null: this part of the plan stays as it is. */
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
}

/** Validates the times of a new plan. A page that is published and taken offline by one plan must be online in between. */
export function validatePlanTimes({ publishAt, unpublishAt }: PlanTimes, now: Date): Issue[] {
  if (!publishAt && !unpublishAt) return [{ path: ['publishAt'], rule: 'required' }];
  const issues = [...timeIssues('publishAt', publishAt, now), ...timeIssues('unpublishAt', unpublishAt, now)];
  if (issues.length > 0 || !publishAt || !unpublishAt || publishAt < unpublishAt) return issues;
  return [{ path: ['unpublishAt'], rule: 'endBeforeStart' }];
}

interface PlannedTime {
  readonly kind: SitePlanKind;
  readonly at: Date;
}

/** Validates the new time of a plan. If the page was to be online until its other plan, it must still be. */
export function validateMovedPlan(
  plan: PlannedTime,
  other: Pick<PlannedTime, 'at'> | undefined,
  { at, now }: { at: Date; now: Date },
): Issue[] {
  const issues = timeIssues('at', at, now);
  if (issues.length > 0 || !other) return issues;
  const isOnlineBetween = (at: Date): boolean => (plan.kind === 'publish' ? at < other.at : at > other.at);
  return isOnlineBetween(plan.at) && !isOnlineBetween(at) ? [{ path: ['at'], rule: 'endBeforeStart' }] : [];
}

function timeIssues(name: keyof PlanTimes | 'at', at: Date | null, now: Date): Issue[] {
  if (!at) return [];
  if (at <= now) return [{ path: [name], rule: 'inPast' }];
  const isTooFar = at.getTime() - now.getTime() > maxPlanDays * 86_400_000;
  return isTooFar ? [{ path: [name], rule: 'tooFarAhead', limit: maxPlanDays }] : [];
}
