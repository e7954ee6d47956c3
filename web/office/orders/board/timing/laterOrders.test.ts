import type { OrderStatus } from '../../../../../schema/rules/order/orderStatus';
import { splitLater } from './laterOrders';

const hour = 3_600_000;
const order = (id: string, startsIn: number, status: OrderStatus = 'CONFIRMED', createdAt = '2026-11-16T07:00:00Z') => ({
  ...{ id, status, createdAt, startedAt: null as string | null, prioritizedAt: null as string | null },
  start: startsIn * hour,
});
const split = (orders: readonly ReturnType<typeof order>[], { now = 0 } = {}) => {
  const { board, later } = splitLater(orders, { startOf: ({ start }) => start, now });
  return { board: board.map(({ id }) => id), later: later.map(({ id }) => id) };
};

test('keeps orders that start in more than two hours for later, by start time, then by order time', () => {
  expect(
    split([
      order('tomorrow', 26),
      order('late', -1),
      order('second', 5),
      order('soon', 2),
      order('first', 5, 'CONFIRMED', '2026-11-15T07:00:00Z'),
    ]),
  ).toEqual({
    board: ['late', 'soon'],
    later: ['first', 'second', 'tomorrow'],
  });
});

test('never hides an order that waits for an answer of staff or its customer, nor a ready one', () => {
  expect(
    split([order('new', 26, 'WAITING_FOR_CONFIRMATION'), order('ready', 26, 'IN_DELIVERY'), order('proposed', 26, 'COUNTER_PROPOSED')]),
  ).toEqual({ board: ['new', 'ready', 'proposed'], later: [] });
});

test('brings an order to the board when its start is near, or when staff starts it or gives it priority', () => {
  const orders = [order('a', 5), order('b', 6)];
  expect(split(orders, { now: 3 * hour })).toEqual({ board: ['a'], later: ['b'] });
  expect(split([order('a', 5), { ...order('b', 6), startedAt: '2026-11-16T07:30:00Z' }])).toEqual({ board: ['b'], later: ['a'] });
  expect(split([order('a', 5), { ...order('b', 6), prioritizedAt: '2026-11-16T07:30:00Z' }])).toEqual({ board: ['b'], later: ['a'] });
});
