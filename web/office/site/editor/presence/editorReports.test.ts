import { updateOthers, type OtherEditor, type Report } from './editorReports';

const now = Date.parse('2026-11-20T09:30:00Z');
const report = (change: Partial<Report> = {}): Report => ({ tab: 'a', name: 'Edi', block: null, field: null, hasLeft: false, ...change });
const states = (others: readonly OtherEditor[]) => others.map(({ tab, block, hasLeft }) => [tab, block, hasLeft]);

test('knows each tab once, at its latest place', () => {
  const others = [report({ tab: 'b' }), report(), report({ block: 'hero' })].reduce<readonly OtherEditor[]>(
    (known, place) => updateOthers(known, place, now),
    [],
  );
  expect(states(others)).toEqual([
    ['a', 'hero', false],
    ['b', null, false],
  ]);
});

test('does not let an editor return who has left because an older report arrives late', () => {
  const left = updateOthers(updateOthers([], report(), now), report({ hasLeft: true }), now);
  expect(states(updateOthers(left, report({ block: 'hero' }), now + 9_999))).toEqual([['a', null, true]]);
  expect(states(updateOthers(left, report({ block: 'hero' }), now + 10_000))).toEqual([['a', 'hero', false]]); // the browser went back
});
