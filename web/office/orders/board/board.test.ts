import type { OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { mergeNewest, groupByColumn, boardActions, type BoardAction } from './board';

let nextNumber = 0;
const order = (status: OrderStatus, dueAt: string | null = null, more = {}) => ({
  uid: `U${nextNumber++}`,
  status,
  dueAt: dueAt && `2026-11-16T${dueAt}:00.000Z`,
  createdAt: '2026-11-16T07:00:00.000Z',
  updatedAt: '2026-11-16T07:00:00.000Z',
  ...more,
});
const due = (orders: readonly { dueAt: string | null }[]) => orders.map(({ dueAt }) => dueAt?.slice(11, 16) ?? null);

test('assigns each status to a column', () => {
  const states: OrderStatus[] = [
    'WAITING_FOR_PAYMENT',
    'WAITING_FOR_CONFIRMATION',
    'COUNTER_PROPOSED',
    'CONFIRMED',
    'IN_DELIVERY',
    'DELIVERED',
    'COMPLETED',
    'REJECTED',
    'CANCELED',
    'FAILED',
  ];
  const groups = groupByColumn(states.map(status => order(status)));
  const statusesByGroup = Object.fromEntries(
    Object.entries(groups).map(([group, orders]) => [group, orders.map(({ status }) => status).sort()]),
  );
  expect(statusesByGroup).toEqual({
    new: ['COUNTER_PROPOSED', 'WAITING_FOR_CONFIRMATION', 'WAITING_FOR_PAYMENT'],
    preparing: ['CONFIRMED'],
    ready: ['DELIVERED', 'IN_DELIVERY'],
    completed: ['COMPLETED'],
    canceled: ['CANCELED', 'FAILED', 'REJECTED'],
  });
});

test('sorts by due time, whatever the order time', () => {
  const groups = groupByColumn([order('CONFIRMED', '10:30'), order('CONFIRMED', '09:00'), order('CONFIRMED', '12:00')]);
  expect(due(groups.preparing)).toEqual(['09:00', '10:30', '12:00']);
});

test('sorts orders with the same due time by order time', () => {
  const createOrder = (uid: string, time: string) => order('CONFIRMED', '10:30', { uid, createdAt: `2026-11-16T${time}:00.000Z` });
  const { preparing } = groupByColumn([createOrder('A', '07:30'), createOrder('C', '07:10'), createOrder('B', '07:20')]);
  expect(preparing.map(({ uid }) => uid)).toEqual(['C', 'B', 'A']);
});

test('sorts unpaid orders last, whatever their due time', () => {
  const { new: newOrders } = groupByColumn([order('WAITING_FOR_PAYMENT', '08:00'), order('WAITING_FOR_CONFIRMATION', '11:00')]);
  expect(due(newOrders)).toEqual(['11:00', '08:00']);
});

test('sorts finished orders by time, newest first', () => {
  const finishedAt = (updatedAt: string) => order('COMPLETED', null, { updatedAt: updatedAt });
  const { completed } = groupByColumn([finishedAt('2026-11-16T08:00:00.000Z'), finishedAt('2026-11-16T09:00:00.000Z')]);
  expect(completed.map(({ updatedAt }) => updatedAt.slice(11, 13))).toEqual(['09', '08']);
});

const orderActionNames: Record<BoardAction, OrderAction> = {
  confirm: 'confirm',
  reject: 'reject',
  inDelivery: 'in-delivery',
  complete: 'completed',
};

test('offers exactly the actions that table S allows an employee', () => {
  for (const [boardAction, action] of Object.entries(orderActionNames) as [BoardAction, OrderAction][]) {
    const from: Partial<Record<string, readonly string[]>> = orderActions[action].from;
    const allowed = Object.keys(from).filter(status => from[status]!.includes('employee'));
    const offered = allowed
      .concat('COMPLETED', 'FAILED', 'WAITING_FOR_PAYMENT')
      .filter(status => boardActions({ status: status as OrderStatus }).includes(boardAction));
    expect({ step: boardAction, offered }).toEqual({ step: boardAction, offered: allowed });
  }
});

test('ignores an outdated response and removes orders that are no longer listed', () => {
  const current = new Map(Object.entries({ a: { id: 'a', event: 7 }, b: { id: 'b', event: 2 } }));
  const received = [
    { id: 'a', event: 6 },
    { id: 'c', event: 9 },
  ];
  expect([...mergeNewest(current, received).values()]).toEqual([
    { id: 'a', event: 7 },
    { id: 'c', event: 9 },
  ]);
});

test('keeps an order that arrived while an older response was on its way', () => {
  const current = new Map(Object.entries({ a: { id: 'a', event: 3 }, b: { id: 'b', event: 8 } }));
  const merged = mergeNewest(current, [{ id: 'a', event: 5 }]);
  expect([...merged.keys()].sort()).toEqual(['a', 'b']);
  expect([...mergeNewest(merged, [{ id: 'a', event: 9 }]).keys()]).toEqual(['a']);
});
