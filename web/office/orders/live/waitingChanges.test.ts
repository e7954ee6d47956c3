import { addWaitingChange, removeWaitingChange, takeWaitingChanges, type WaitingChange } from './waitingChanges';

const waiting = (order: string, deadline = 1_000): WaitingChange => ({
  ...{ order, deadline },
  change: { kind: 'action', action: 'confirm', input: {} },
});

beforeEach(() => sessionStorage.clear());

test('returns the stored changes once, in their order, without those that are too old', () => {
  for (const change of [waiting('a'), waiting('b', 400), waiting('c')]) addWaitingChange(change);
  removeWaitingChange(waiting('c'));
  addWaitingChange({ order: 'd', deadline: 1_000, change: { kind: 'tick', item: 1, isDone: true } });
  addWaitingChange({ order: 'e', deadline: 1_000, change: { kind: 'start' } });
  addWaitingChange({ order: 'f', deadline: 1_000, change: { kind: 'prioritize', isPrioritized: true } });
  expect(takeWaitingChanges(500).map(({ order }) => order)).toEqual(['a', 'd', 'e', 'f']);
  expect(takeWaitingChanges(500)).toEqual([]);
});

test.each([
  '{',
  '7',
  '[7]',
  '[{"order":"a","deadline":1000,"change":{"kind":"action","action":"toString","input":{}}}]',
  '[{"order":"a","deadline":1000,"change":{"kind":"tick","item":"1","isDone":true}}]',
  '[{"order":"a","deadline":1000,"change":{"kind":"prioritize"}}]',
  '[{"order":"a","change":{"kind":"seen","event":1}}]',
])('ignores invalid data: %s', text => {
  sessionStorage.setItem(`asp.${location.host}.staff.waiting`, text);
  expect(takeWaitingChanges(500)).toEqual([]);
});
