import { validatePlanTimes } from './sitePlan';

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
