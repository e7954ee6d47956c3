/** Renders the alerts of the back office with orders of a fake store. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { OfficeContext } from '../../../shell/officeContext';
import type { CardOrder } from '../../board/board';
import type { OrdersState } from '../../live/orderStore';
import { OrdersContext } from '../../live/ordersContext';
import { AlarmProvider } from '../AlarmProvider';
import { AlertBars } from '../bar/AlertBars';

const branches = [
  { id: 'linz', name: 'Hollerbusch Linz' },
  { id: 'wels', name: 'Hollerbusch Wels' },
];

export const order = (id: string, change: object = {}): CardOrder =>
  ({
    ...{ id, event: 1, status: 'WAITING_FOR_CONFIRMATION', createdAt: '2026-11-16T09:00:00Z', dueAt: null, itemChanges: [] },
    ...{ ticketNumber: Number(id), deliveryType: 'takeaway', counterAppointments: [], branch: branches[0] },
    ...change,
  }) as never;

export const atWels = { branch: branches[1] };

interface Options {
  orders?: readonly CardOrder[];
  path?: string;
  /** The branch of the device. */
  branch?: string | null;
  /** Surrounds the alerts. */
  Wrapper?: ComponentType<{ children: ReactNode }> | typeof Fragment;
}

export function renderAlerts({ orders = [], path = '/backend/products', branch = null, Wrapper = Fragment }: Options = {}) {
  let state: OrdersState = { orders, error: undefined };
  const listeners = new Set<() => void>();
  const store = { subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)), getState: () => state };
  const live = { store, queue: {}, branches, branch, setBranch: () => {} };
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <OfficeContext value={{ me: { id: '1', roles: ['ROLE_MANAGER'] }, config: { timezone: 'Europe/Vienna', currency: 'EUR' } } as never}>
        <OrdersContext value={live as never}>
          <Wrapper>
            <AlarmProvider>
              <AlertBars />
            </AlarmProvider>
          </Wrapper>
        </OrdersContext>
      </OfficeContext>
    </MemoryRouter>,
  );
  const setOrders = (...next: readonly CardOrder[]): void =>
    act(() => {
      state = { orders: next, error: undefined };
      for (const listener of listeners) listener();
    });
  return { setOrders, unmount, user: userEvent.setup() };
}
