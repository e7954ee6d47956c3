import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LaterOrders } from '../dashboard/LaterOrders';
import { OfficeContext } from '../shell/officeContext';
import type { CardOrder } from './board/board';
import { BoardContext } from './board/boardContext';
import { OrdersContext } from './live/ordersContext';
import { PickupDetails } from './pickup/PickupDetails';

const order = {
  ...{ id: '1', uid: 'QWERT', ticketNumber: 7, status: 'CONFIRMED', dueAt: '2026-11-16T10:00:00Z', firstName: 'Anna', lastName: 'Berger' },
  ...{ itemChanges: [], uploads: [], paymentMethod: 'cash', paidAt: null, paidAmount: null },
  pricing: { totalGross: 12, isApproximate: false },
  items: [{ index: 0, name: 'Handsemmel', amount: 12, unit: 'piece', isRemoved: false, parts: [] }],
} as unknown as CardOrder;

function renderWith(element: React.ReactElement, view: object = {}) {
  const config = { timezone: 'Europe/Vienna', currency: 'EUR' };
  const state = { isRunning: false };
  const queue = { subscribe: () => () => {}, stateOf: () => state };
  render(
    <OfficeContext value={{ me: { roles: [] }, config } as never}>
      <OrdersContext value={{ queue } as never}>
        <BoardContext value={{ isShowingProducts: true, isShowingCustomers: true, ...view } as never}>
          <MemoryRouter>{element}</MemoryRouter>
        </BoardContext>
      </OrdersContext>
    </OfficeContext>,
  );
}

afterEach(() => localStorage.clear());

test.each([true, false])('shows products in the hand-over as the switch says: %s', isShowingProducts => {
  renderWith(<PickupDetails order={order} />, { isShowingProducts });
  screen.getByText(/^Noch offen: 12/);
  expect(screen.queryByText('Handsemmel') !== null).toBe(isShowingProducts);
});

test.each([true, false])('shows customers on the dashboard as the switch says: %s', isShowingCustomers => {
  localStorage.setItem('show_customer_data', isShowingCustomers ? '1' : '0');
  renderWith(<LaterOrders orders={[order]} />);
  expect(screen.getByRole('link').textContent).toContain('Ticket 7');
  expect(screen.getByRole('link').textContent?.includes('Anna Berger')).toBe(isShowingCustomers);
});
