import { act, fireEvent, render, screen } from '@testing-library/react';
import { DateTime } from 'luxon';
import { OfficeContext } from '../../../shell/officeContext';
import type { BoardOrder } from '../../board/board';
import { BoardContext } from '../../board/boardContext';
import { OrdersContext } from '../../live/ordersContext';
import { ProposeTimeForm } from './ProposeTimeForm';

const offered = ['2026-11-16T06:15:00.000Z', '2026-11-16T06:30:00.000Z', '2026-11-16T07:15:00.000Z'];
const useNextTimes = jest.fn((order: { counterAppointments: string[] }) =>
  offered.filter(time => !order.counterAppointments.includes(time)),
);
jest.mock('./useNextTimes', () => ({ useNextTimes: (order: never) => useNextTimes(order) }));
jest.mock('../../../../hooks/useClock', () => ({
  useClock: (zone: string) => DateTime.fromISO('2026-11-16T06:00:00Z', { zone }),
}));

const orderWith = (counterAppointments: string[] = []) =>
  ({
    ...{ id: '1', uid: 'QWERT', deliveryType: 'takeaway', branch: { id: 'linz' }, counterAppointments, appointmentDate: null },
    ...{ status: counterAppointments.length > 0 ? 'COUNTER_PROPOSED' : 'WAITING_FOR_CONFIRMATION', items: [], paymentMethod: 'cash' },
  }) as unknown as BoardOrder;

const runAction = jest.fn<Promise<boolean>, [unknown, string, { counterAppointments: string[] }]>();
beforeEach(() => runAction.mockReset());

function Page({ order }: { order: BoardOrder }) {
  const config = { timezone: 'Europe/Vienna', currency: 'EUR' };
  const state = { isRunning: false };
  return (
    <OfficeContext value={{ me: { roles: ['ROLE_EMPLOYEE'] }, config } as never}>
      <OrdersContext value={{ queue: { subscribe: () => () => {}, stateOf: () => state } } as never}>
        <BoardContext value={{ runAction } as never}>
          <ProposeTimeForm order={order} />
        </BoardContext>
      </OrdersContext>
    </OfficeContext>
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const markedTimes = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

async function selectThree() {
  for (const name of ['07:15', '07:30', 'Andere Zeit']) await press(name);
  fireEvent.change(screen.getByLabelText('Tag und Uhrzeit'), { target: { value: '2026-11-17T03:00' } });
}

test('sends a second proposal only with the times that are marked', async () => {
  runAction.mockResolvedValue(true);
  const { rerender } = render(<Page order={orderWith()} />);
  await selectThree();
  await press('Vorschlagen');
  const first = [offered[0]!, offered[1]!, '2026-11-17T02:00:00.000Z'];
  expect(runAction.mock.lastCall![2].counterAppointments).toEqual(first);
  rerender(<Page order={orderWith(first)} />);
  expect(markedTimes()).toEqual([]);
  expect(screen.queryByLabelText('Tag und Uhrzeit')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Vorschlagen' })).toBeNull();

  await press('08:15');
  await press('Vorschlagen');
  expect(runAction.mock.lastCall![2].counterAppointments).toEqual([offered[2]]);
});

test('keeps the selection when the proposal failed, and sends no time that is no longer offered', async () => {
  runAction.mockResolvedValue(false);
  const { rerender } = render(<Page order={orderWith()} />);
  await selectThree();
  await press('Vorschlagen');
  expect(markedTimes()).toEqual(['07:15', '07:30', 'Andere Zeit']);

  useNextTimes.mockReturnValue([offered[1]!, offered[2]!]);
  rerender(<Page order={orderWith()} />);
  await press('Vorschlagen');
  expect(runAction.mock.lastCall![2].counterAppointments).toEqual([offered[1], '2026-11-17T02:00:00.000Z']);
});
