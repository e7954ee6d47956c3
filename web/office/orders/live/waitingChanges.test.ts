import { addWaitingChange, removeWaitingChange, takeWaitingChanges, type WaitingChange } from './waitingChanges';

const waiting = (order: string): WaitingChange => ({
  ...{ order, key: `key of ${order}`, deadline: 1_000 },
  change: { kind: 'action', action: 'confirm', input: {} },
});

beforeEach(() => sessionStorage.clear());

test('returns the stored changes once, in their order', () => {
  for (const change of [waiting('a'), waiting('b'), waiting('c')]) addWaitingChange(change);
  removeWaitingChange(waiting('c'));
  addWaitingChange({ ...waiting('d'), change: { kind: 'tick', item: 1, isDone: true } });
  addWaitingChange({ ...waiting('e'), change: { kind: 'start' } });
  addWaitingChange({ ...waiting('f'), change: { kind: 'prioritize', isPrioritized: true } });
  expect(takeWaitingChanges().map(({ order }) => order)).toEqual(['a', 'b', 'd', 'e', 'f']);
  expect(takeWaitingChanges()).toEqual([]);
});

test.each([
  '{',
  '7',
  '[7]',
  '[{"order":"a","key":"k","deadline":1000,"change":{"kind":"action","action":"toString","input":{}}}]',
  '[{"order":"a","key":"k","deadline":1000,"change":{"kind":"tick","item":"1","isDone":true}}]',
  '[{"order":"a","key":"k","deadline":1000,"change":{"kind":"prioritize"}}]',
  '[{"order":"a","key":"k","change":{"kind":"seen","event":1}}]',
  '[{"order":"a","deadline":1000,"change":{"kind":"start"}}]',
])('ignores invalid data: %s', text => {
  sessionStorage.setItem(`asp.${location.host}.staff.waiting`, text);
  expect(takeWaitingChanges()).toEqual([]);
});
