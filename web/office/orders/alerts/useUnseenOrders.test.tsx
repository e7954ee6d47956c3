/** What the board remembers by itself: who came while it was open, and what this device hides. */
import { act, renderHook } from '@testing-library/react';
import type { BoardOrder } from '../board/board';
import { stepOfKey } from '../board/shortcuts';
import { useArrivals } from './useUnseenOrders';
import { useStored } from '../../../app/useDeviceSetting';

const order = (id: string, status: BoardOrder['status'] = 'WAITING_FOR_CONFIRMATION', createdAt = id) =>
  ({ id, status, createdAt }) as BoardOrder;
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

test('what stood there at first is no news; what comes is, until somebody looks at it or answers it', () => {
  const { result, rerender } = renderHook(({ orders }) => useArrivals(orders), {
    initialProps: { orders: undefined as BoardOrder[] | undefined },
  });
  rerender({ orders: [order('1')] });
  expect(result.current.arrivals).toEqual([]);

  rerender({ orders: [order('3'), order('2'), order('1')] });
  expect(ids(result.current.arrivals)).toEqual(['2', '3']);
  act(() => result.current.acknowledge('2'));
  expect(ids(result.current.arrivals)).toEqual(['3']);
  rerender({ orders: [order('3', 'CONFIRMED'), order('2'), order('1')] });
  expect(result.current.arrivals).toEqual([]);
});

test('what nobody has paid for rings no bell', () => {
  const { result, rerender } = renderHook(({ orders }) => useArrivals(orders), { initialProps: { orders: [] as BoardOrder[] } });
  rerender({ orders: [order('1', 'WAITING_FOR_PAYMENT')] });
  expect(result.current.arrivals).toEqual([]);
  rerender({ orders: [order('1')] });
  expect(ids(result.current.arrivals)).toEqual(['1']);
});

test('customer data is shown until this device says 0, and then stays hidden', () => {
  const first = renderHook(() => useStored('show_customer_data'));
  expect(first.result.current[0]).toBe(true);
  act(() => first.result.current[1](false));
  expect(localStorage.getItem('show_customer_data')).toBe('0');
  expect(renderHook(() => useStored('show_customer_data')).result.current[0]).toBe(false);
  act(() => first.result.current[1](true));
  expect(localStorage.getItem('show_customer_data')).toBe('1');
});

test.each([
  ['b', 'WAITING_FOR_CONFIRMATION', 'confirm'],
  ['B', 'COUNTER_PROPOSED', 'confirm'],
  ['a', 'CONFIRMED', 'inDelivery'],
  ['f', 'CONFIRMED', 'complete'],
  ['f', 'IN_DELIVERY', 'complete'],
  ['b', 'CONFIRMED', undefined],
  ['a', 'IN_DELIVERY', undefined],
  ['f', 'COMPLETED', undefined],
  ['x', 'CONFIRMED', undefined],
] as const)('%s at %s: %s', (key, status, step) => {
  expect(stepOfKey({ status }, key)).toBe(step);
});
