import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { OrderStore } from './orderStore';
import { applyPrediction, joinPredictions } from './prediction';

const order = {
  id: 'a',
  status: 'CONFIRMED',
  ...{ createdAt: '2026-11-16T07:00:00Z', startedAt: null, prioritizedAt: null },
  doneItems: [0, 2],
  isCancellationUnseen: false,
  itemChanges: [{ index: 1, kind: 'added', amount: 1, unit: 'piece', event: 2 }],
} as const;
const apply = (...predictions: Parameters<typeof applyPrediction>[1][]) =>
  applyPrediction(
    { ...order, doneItems: [...order.doneItems], itemChanges: [...order.itemChanges] },
    predictions.reduce(joinPredictions, undefined)!,
  );

test('shows ticks and a status at once, and keeps the rest', () => {
  expect(apply({ ticks: new Map([[1, true]]) })).toEqual({ ...order, doneItems: [0, 2, 1] });
  expect(apply({ status: 'IN_DELIVERY' })).toEqual({ ...order, status: 'IN_DELIVERY' });
});

test('joins the ticks of several taps, the last of an item counts', () => {
  const ticks = (item: number, isDone: boolean) => ({ ticks: new Map([[item, isDone]]) });
  expect(apply(ticks(0, false), ticks(1, true), ticks(1, false), { status: 'IN_DELIVERY' })).toEqual({
    ...order,
    status: 'IN_DELIVERY',
    doneItems: [2],
  });
});

test('hides the changes that were seen', () => {
  expect(apply({ areChangesSeen: true })).toEqual({ ...order, itemChanges: [] });
  const canceled = { ...order, doneItems: [], itemChanges: [], isCancellationUnseen: true };
  expect(applyPrediction(canceled, { areChangesSeen: true }).isCancellationUnseen).toBe(false);
});

test('moves a later order to the board, and keeps the time of an earlier start', () => {
  expect(apply({ isStarted: true }).startedAt).toEqual(expect.any(String));
  const startedAt = '2026-11-16T08:00:00Z';
  expect(applyPrediction({ ...order, startedAt, doneItems: [], itemChanges: [] }, { isStarted: true }).startedAt).toBe(startedAt);
});

test('shows a priority at once, keeps the time of an earlier one, and removes it', () => {
  const prioritizedAt = '2026-11-16T08:00:00Z';
  expect(apply({ prioritizedAt }, { status: 'IN_DELIVERY' }).prioritizedAt).toBe(prioritizedAt);
  const prioritized = { ...order, prioritizedAt: '2026-11-16T07:30:00Z', doneItems: [], itemChanges: [] };
  expect(applyPrediction(prioritized, { prioritizedAt }).prioritizedAt).toBe(prioritized.prioritizedAt);
  expect(applyPrediction(prioritized, { prioritizedAt: null }).prioritizedAt).toBeNull();
  expect(applyPrediction(prioritized, { status: 'IN_DELIVERY' }).prioritizedAt).toBe(prioritized.prioritizedAt);
});

test('shows the order of the server again when its prediction ends', async () => {
  const link = new ApolloLink(() => of({ data: { ordersCurrent: [order] } }));
  const store = new OrderStore(new ApolloClient({ link, cache: new InMemoryCache() }));
  await store.load();
  const statuses: unknown[] = [];
  store.subscribe(() => statuses.push(store.getState().orders![0]!.status));
  store.predict('a', { status: 'IN_DELIVERY' });
  store.endPrediction('a');
  expect(statuses).toEqual(['IN_DELIVERY', 'CONFIRMED']);
});
