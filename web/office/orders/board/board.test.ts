import type { OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { newestOf, sortIntoPlaces, stepsOf, type Step } from './board';

let number = 0;
const order = (status: OrderStatus, dueAt: string | null = null, more = {}) => ({
  uid: `U${number++}`,
  status,
  dueAt: dueAt && `2026-11-16T${dueAt}:00.000Z`,
  createdAt: '2026-11-16T07:00:00.000Z',
  updatedAt: '2026-11-16T07:00:00.000Z',
  ...more,
});
const due = (orders: readonly { dueAt: string | null }[]) => orders.map(({ dueAt }) => dueAt?.slice(11, 16) ?? null);

test('each state has its place', () => {
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
  const board = sortIntoPlaces(states.map(status => order(status)));
  const shown = Object.fromEntries(Object.entries(board).map(([place, orders]) => [place, orders.map(({ status }) => status).sort()]));
  expect(shown).toEqual({
    new: ['COUNTER_PROPOSED', 'WAITING_FOR_CONFIRMATION', 'WAITING_FOR_PAYMENT'],
    making: ['CONFIRMED'],
    ready: ['DELIVERED', 'IN_DELIVERY'],
    completed: ['COMPLETED'],
    broken: ['CANCELED', 'FAILED', 'REJECTED'],
  });
});

test('what is due first stands first, whenever it was placed', () => {
  const board = sortIntoPlaces([order('CONFIRMED', '10:30'), order('CONFIRMED', '09:00'), order('CONFIRMED', '12:00')]);
  expect(due(board.making)).toEqual(['09:00', '10:30', '12:00']);
});

test('of what is due together, what was ordered first stands first', () => {
  const placed = (uid: string, at: string) => order('CONFIRMED', '10:30', { uid, createdAt: `2026-11-16T${at}:00.000Z` });
  const { making } = sortIntoPlaces([placed('A', '07:30'), placed('C', '07:10'), placed('B', '07:20')]);
  expect(making.map(({ uid }) => uid)).toEqual(['C', 'B', 'A']);
});

test('what is not paid for yet stands last, however soon it is due', () => {
  const { new: waiting } = sortIntoPlaces([order('WAITING_FOR_PAYMENT', '08:00'), order('WAITING_FOR_CONFIRMATION', '11:00')]);
  expect(due(waiting)).toEqual(['11:00', '08:00']);
});

test('what was finished last stands first', () => {
  const ended = (at: string) => order('COMPLETED', null, { updatedAt: at });
  const { completed } = sortIntoPlaces([ended('2026-11-16T08:00:00.000Z'), ended('2026-11-16T09:00:00.000Z')]);
  expect(completed.map(({ updatedAt }) => updatedAt.slice(11, 13))).toEqual(['09', '08']);
});

const actions: Record<Step, OrderAction> = { confirm: 'confirm', reject: 'reject', inDelivery: 'in-delivery', complete: 'completed' };

test('every step offered is one that table S allows an employee, and none of the four is kept back', () => {
  for (const [step, action] of Object.entries(actions) as [Step, OrderAction][]) {
    const from: Partial<Record<string, readonly string[]>> = orderActions[action].from;
    const allowed = Object.keys(from).filter(status => from[status]!.includes('employee'));
    const offered = allowed
      .concat('COMPLETED', 'FAILED', 'WAITING_FOR_PAYMENT')
      .filter(status => stepsOf({ status: status as OrderStatus }).includes(step));
    expect({ step, offered }).toEqual({ step, offered: allowed });
  }
});

test('an answer that was overtaken changes nothing, and what is told no more is gone', () => {
  const known = new Map(Object.entries({ a: { id: 'a', event: 7 }, b: { id: 'b', event: 2 } }));
  const told = [
    { id: 'a', event: 6 },
    { id: 'c', event: 9 },
  ];
  expect([...newestOf(known, told).values()]).toEqual([
    { id: 'a', event: 7 },
    { id: 'c', event: 9 },
  ]);
});

test('an order that came while an older answer was on its way stays', () => {
  const known = new Map(Object.entries({ a: { id: 'a', event: 3 }, b: { id: 'b', event: 8 } }));
  const newest = newestOf(known, [{ id: 'a', event: 5 }]);
  expect([...newest.keys()].sort()).toEqual(['a', 'b']);
  expect([...newestOf(newest, [{ id: 'a', event: 9 }]).keys()]).toEqual(['a']);
});
