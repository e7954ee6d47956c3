import type { SitePlanKind } from './sitePlan';
import { planState, siteStatus } from './siteStatus';

const at = new Date('2026-12-24T04:00:00Z');
const plan = (kind: SitePlanKind, endedAt: Date | null = null, failure: string | null = null) => ({ kind, at, endedAt, failure });
const waiting = plan('publish');
const taken = plan('unpublish', at);
const failed = plan('publish', at, 'Block 1: Dieser Wert darf nicht leer sein.');

test.each([
  ['a new page', false, false, [], 'draft'],
  ['a new page with changes', false, true, [], 'draft'],
  ['a public page', true, false, [], 'online'],
  ['a public page with changes', true, true, [], 'changed'],
  ['a planned page', false, true, [waiting], 'planned'],
  ['planned changes of a public page', true, true, [waiting], 'planned'],
  ['a public page that will be taken offline', true, false, [plan('unpublish')], 'online'],
  ['a page that was taken offline', false, false, [taken], 'expired'],
  ['a page that was taken offline and is planned again', false, true, [waiting, taken], 'planned'],
  ['a page that was taken offline and published again', true, false, [taken], 'online'],
  ['a publication that failed', false, true, [failed], 'draft'],
  ['an unpublishing that failed', true, false, [plan('unpublish', at, 'Nein')], 'online'],
] as const)('%s', (_what, isPublic, hasChanges, plans, expected) => {
  expect(siteStatus({ isPublic, hasChanges, plan: planState(plans) })).toBe(expected);
});

test('sums up the plans of a page', () => {
  expect(planState([])).toEqual({ publishAt: null, unpublishAt: null, hasExpired: false, hasFailed: false });
  expect(planState([waiting, plan('unpublish')])).toEqual({ publishAt: at, unpublishAt: at, hasExpired: false, hasFailed: false });
  expect(planState([failed, taken])).toEqual({ publishAt: null, unpublishAt: null, hasExpired: true, hasFailed: true });
});
