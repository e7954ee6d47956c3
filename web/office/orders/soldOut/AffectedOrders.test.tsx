import { act, render, screen, within } from '@testing-library/react';
import { OfficeContext } from '../../shell/officeContext';
import type { CardOrder } from '../board/board';
import { OrdersContext } from '../live/ordersContext';
import { AffectedOrders } from './AffectedOrders';

const item = (index: number, product = 'roll') => ({
  index,
  name: 'Semmel',
  amount: 2,
  unit: 'piece',
  isRemoved: false,
  product: { id: product },
});
const order = (ticketNumber: number, changes: object = {}) =>
  ({
    ...{ id: `${ticketNumber}`, uid: `U${ticketNumber}`, ticketNumber, status: 'CONFIRMED', createdAt: '2026-11-16T07:00:00Z' },
    ...{ dueAt: '2026-11-16T10:00:00Z', branch: { id: 'linz' }, items: [item(0)], doneItems: [] },
    ...changes,
  }) as unknown as CardOrder;

function listed(orders: CardOrder[]): string[] {
  const store = { subscribe: () => () => {}, getState: () => state };
  const state = { orders, error: undefined };
  render(
    <OfficeContext value={{ me: { roles: [] }, config: { timezone: 'Europe/Vienna' } } as never}>
      <OrdersContext value={{ store } as never}>
        <AffectedOrders target={{ branch: 'linz', product: 'roll', name: 'Semmel' }} />
      </OrdersContext>
    </OfficeContext>,
  );
  return readNames();
}
const readNames = (): string[] =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild!.textContent!);

test('lists the orders that still need the product, unanswered ones first, then by due time', () => {
  const names = listed([
    order(1, { dueAt: '2026-11-16T11:00:00Z' }),
    order(2),
    order(3, { status: 'WAITING_FOR_CONFIRMATION', dueAt: '2026-11-16T12:00:00Z' }),
    order(4, { status: 'COUNTER_PROPOSED', dueAt: '2026-11-16T11:30:00Z' }),
    order(5, { status: 'IN_DELIVERY' }),
    order(6, { status: 'DELIVERED' }),
    order(7, { status: 'COMPLETED' }),
    order(8, { doneItems: [0] }),
    order(9, { doneItems: [0], items: [item(0), item(1)], dueAt: '2026-11-16T13:00:00Z' }),
    order(10, { items: [item(0, 'bread')] }),
    order(11, { branch: { id: 'wels' } }),
  ]);
  expect(names).toEqual(['Ticket 4', 'Ticket 3', 'Ticket 2', 'Ticket 1', 'Ticket 9']);
  screen.getByRole('heading', { name: 'Schon bestellt (5)' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('lists fifty orders at first, and all on request', () => {
  expect(listed(Array.from({ length: 53 }, (_, index) => order(index + 1)))).toHaveLength(50);
  act(() => screen.getByRole('button', { name: 'Alle 53 anzeigen' }).click());
  expect(readNames()).toHaveLength(53);
  expect(screen.getByRole('list')).toBe(document.activeElement);
  expect(screen.queryByRole('button')).toBeNull();
});
