import { createEventQueue, type SentEvent } from './eventQueue';

const calls: (readonly SentEvent[])[] = [];
const finalCalls: (readonly SentEvent[])[] = [];
const results: ('done' | 'failed')[] = [];
let isAllowed = true;
let canSendAtEnd = true;
const create = () =>
  createEventQueue({
    isAllowed: () => isAllowed,
    send: async events => {
      calls.push(events);
      return results.shift() ?? 'done';
    },
    sendAtEnd: events => canSendAtEnd && finalCalls.push(events) > 0,
  });
const event = (action: string) => ({ type: 'event' as const, action });
const actions = (list: readonly (readonly SentEvent[])[]) => list.map(events => events.map(({ action }) => action));

beforeEach(() => {
  jest.useFakeTimers();
  for (const list of [calls, finalCalls, results]) list.splice(0);
  isAllowed = canSendAtEnd = true;
});
afterEach(() => jest.useRealTimers());

test('sends the events of a second together, with their age', async () => {
  const queue = create();
  queue.add(event('a'));
  await jest.advanceTimersByTimeAsync(600);
  queue.add(event('b'));
  await jest.advanceTimersByTimeAsync(399);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([
    [
      { type: 'event', action: 'a', id: expect.any(String), age: 1_000 },
      { type: 'event', action: 'b', id: expect.any(String), age: 400 },
    ],
  ]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('sends at most 50 events per call', async () => {
  const queue = create();
  for (let index = 0; index < 60; index += 1) queue.add(event('a'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(calls.map(events => events.length)).toEqual([50, 10]);
});

test('sends events again that did not arrive, with the same ids, and keeps the latest 200', async () => {
  const queue = create();
  results.push('failed');
  queue.add(event('a'));
  await jest.advanceTimersByTimeAsync(1_000);
  queue.add(event('b'));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(actions(calls)).toEqual([['a']]);
  await jest.advanceTimersByTimeAsync(1);
  expect(actions(calls)).toEqual([['a'], ['a', 'b']]);
  expect(calls[1]![0]!.id).toBe(calls[0]![0]!.id);
  results.push('failed');
  for (let index = 0; index < 250; index += 1) queue.add(event(String(index)));
  queue.flushAtEnd();
  expect(finalCalls.flat()).toHaveLength(200);
  expect(finalCalls.flat().at(-1)!.action).toBe('249');
});

test('sends everything at once when the page is left', async () => {
  const queue = create();
  queue.add(event('a'));
  queue.flushAtEnd();
  expect(actions(finalCalls)).toEqual([['a']]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
});

test('keeps events that the browser cannot send while the page is left', async () => {
  const queue = create();
  canSendAtEnd = false;
  queue.add(event('a'));
  queue.flushAtEnd();
  await jest.advanceTimersByTimeAsync(1_000);
  expect([finalCalls, actions(calls)]).toEqual([[], [['a']]]);
});

test('reports the greatest age of an event that waited longer without a network', async () => {
  const queue = create();
  results.push('failed');
  queue.add(event('a'), performance.now() - 3 * 24 * 60 * 60 * 1_000);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(calls[1]![0]!.age).toBe(24 * 60 * 60 * 1_000);
});

test('drops events when the consent is revoked', async () => {
  const queue = create();
  queue.add(event('a'));
  isAllowed = false;
  queue.flushAtEnd();
  await jest.advanceTimersByTimeAsync(60_000);
  isAllowed = true;
  await queue.flush();
  expect([finalCalls, calls]).toEqual([[], []]);
});
