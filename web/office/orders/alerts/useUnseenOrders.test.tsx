/** Tests the state of the board: unseen orders, device settings and shortcuts. */
import { act, renderHook } from '@testing-library/react';
import type { BoardOrder } from '../board/board';
import { actionForKey } from '../board/shortcuts';
import { useUnseenOrders } from './useUnseenOrders';
import { useDeviceSetting } from '../../../app/useDeviceSetting';

const order = (id: string, status: BoardOrder['status'] = 'WAITING_FOR_CONFIRMATION', createdAt = id) =>
  ({ id, status, createdAt }) as BoardOrder;
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

test('alerts only orders that arrive after the board was opened, until they are opened or answered', () => {
  const { result, rerender } = renderHook(({ orders }) => useUnseenOrders(orders), {
    initialProps: { orders: undefined as BoardOrder[] | undefined },
  });
  rerender({ orders: [order('1')] });
  expect(result.current.unseenOrders).toEqual([]);

  rerender({ orders: [order('3'), order('2'), order('1')] });
  expect(ids(result.current.unseenOrders)).toEqual(['2', '3']);
  act(() => result.current.acknowledge('2'));
  expect(ids(result.current.unseenOrders)).toEqual(['3']);
  rerender({ orders: [order('3', 'CONFIRMED'), order('2'), order('1')] });
  expect(result.current.unseenOrders).toEqual([]);
});

test('does not alert unpaid orders', () => {
  const { result, rerender } = renderHook(({ orders }) => useUnseenOrders(orders), { initialProps: { orders: [] as BoardOrder[] } });
  rerender({ orders: [order('1', 'WAITING_FOR_PAYMENT')] });
  expect(result.current.unseenOrders).toEqual([]);
  rerender({ orders: [order('1')] });
  expect(ids(result.current.unseenOrders)).toEqual(['1']);
});

test('shows customer data unless the device setting is 0', () => {
  const first = renderHook(() => useDeviceSetting('show_customer_data'));
  expect(first.result.current[0]).toBe(true);
  act(() => first.result.current[1](false));
  expect(localStorage.getItem('show_customer_data')).toBe('0');
  expect(renderHook(() => useDeviceSetting('show_customer_data')).result.current[0]).toBe(false);
  act(() => first.result.current[1](true));
  expect(localStorage.getItem('show_customer_data')).toBe('1');
});

test.each([
  ['b', 'WAITING_FOR_CONFIRMATION', 'confirm'],
  ['B', 'COUNTER_PROPOSED', 'confirm'],
  ['a', 'CONFIRMED', 'startDelivery'],
  ['f', 'CONFIRMED', 'complete'],
  ['f', 'IN_DELIVERY', 'complete'],
  ['b', 'CONFIRMED', undefined],
  ['a', 'IN_DELIVERY', undefined],
  ['f', 'COMPLETED', undefined],
  ['x', 'CONFIRMED', undefined],
] as const)('maps key %s of an order in %s to %s', (key, status, action) => {
  expect(actionForKey({ status, deliveryType: 'takeaway' }, key, ['ROLE_EMPLOYEE'])).toBe(action);
});
