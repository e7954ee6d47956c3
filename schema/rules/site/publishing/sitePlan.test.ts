import { validateMovedPlan, validatePlanTimes } from './sitePlan';

const now = new Date('2026-11-20T10:00:00Z');
const at = (time: string | null) => (time === null ? null : new Date(time));

test.each([
  ['no time at all', null, null, ['publishAt required']],
  ['a publication', '2026-12-24T04:00:00Z', null, []],
  ['an unpublishing alone', null, '2026-12-24T04:00:00Z', []],
  ['now', '2026-11-20T10:00:00Z', null, ['publishAt inPast']],
  ['yesterday', null, '2026-11-19T10:00:00Z', ['unpublishAt inPast']],
  ['exactly two years ahead', '2028-11-19T10:00:00Z', null, []],
  ['more than two years ahead', '2028-11-19T10:00:01Z', null, ['publishAt tooFarAhead']],
  ['an end after its start', '2026-12-24T04:00:00Z', '2026-12-24T04:01:00Z', []],
  ['an end at its start', '2026-12-24T04:00:00Z', '2026-12-24T04:00:00Z', ['unpublishAt endBeforeStart']],
  ['both in the past', '2026-11-19T10:00:00Z', '2026-11-18T10:00:00Z', ['publishAt inPast', 'unpublishAt inPast']],
])('%s', (_what, publishAt, unpublishAt, expected) => {
  const issues = validatePlanTimes({ publishAt: at(publishAt), unpublishAt: at(unpublishAt) }, now);
  expect(issues.map(({ path, rule }) => `${path.join('.')} ${rule}`)).toEqual(expected);
});

test.each([
  ['later', 'publish', '2026-12-24', null, '2026-12-31', []],
  ['now', 'publish', '2026-12-24', null, '2026-11-20T10:00:00Z', ['at inPast']],
  ['more than two years ahead', 'unpublish', '2026-12-24', null, '2028-11-20', ['at tooFarAhead']],
  ['a publication before the end', 'publish', '2026-12-24', '2027-01-06', '2027-01-05', []],
  ['a publication to the end', 'publish', '2026-12-24', '2027-01-06', '2027-01-06', ['at endBeforeStart']],
  ['an end before the publication', 'unpublish', '2027-01-06', '2026-12-24', '2026-12-23', ['at endBeforeStart']],
  ['a publication after a break', 'publish', '2027-01-06', '2026-12-24', '2027-01-07', []],
  ['a publication out of a break', 'publish', '2027-01-06', '2026-12-24', '2026-12-01', []],
] as const)('moves %s', (_what, kind, from, other, to, expected) => {
  const plan = { kind, at: new Date(from) };
  const issues = validateMovedPlan(plan, other ? { at: new Date(other) } : undefined, { at: new Date(to), now });
  expect(issues.map(({ path, rule }) => `${path.join('.')} ${rule}`)).toEqual(expected);
});
