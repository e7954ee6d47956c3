import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { OfficeContext } from '../../../shell/officeContext';
import type { BoardOrder } from '../../board/board';
import { BoardContext } from '../../board/boardContext';
import { OrdersContext } from '../../live/ordersContext';
import { ProposeTimeForm } from './ProposeTimeForm';

const branch = {
  ...{ __typename: 'Branch', id: 'linz', orderableFrom: null, isDeliveryHoursEnabled: false, deliveryHours: [], serviceStates: [] },
  ...{ takeawayPreparationMinutes: 0, deliveryPreparationMinutes: 0, dineInPreparationMinutes: 0, deliveryMinutes: 0 },
  openingHours: [{ __typename: 'OpeningRule', type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }],
};
const createClient = () =>
  new ApolloClient({ link: new ApolloLink(() => of({ data: { branch, fullSlots: [] } })), cache: new InMemoryCache() });

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T07:00:00+01:00')));
afterEach(() => jest.restoreAllMocks());

const orderWith = (counterAppointments: string[] = []) =>
  ({
    ...{ id: '1', uid: 'QWERT', deliveryType: 'takeaway', branch: { id: 'linz' }, counterAppointments, appointmentDate: null },
    ...{ status: counterAppointments.length > 0 ? 'COUNTER_PROPOSED' : 'WAITING_FOR_CONFIRMATION', items: [], paymentMethod: 'cash' },
  }) as unknown as BoardOrder;

const runAction = jest.fn<Promise<boolean>, [unknown, string, { counterAppointments: string[] }]>();
beforeEach(() => runAction.mockReset());

let client: ApolloClient;
beforeEach(() => (client = createClient()));

function Page({ order }: { order: BoardOrder }) {
  const config = { timezone: 'Europe/Vienna', currency: 'EUR' };
  const state = { isRunning: false };
  return (
    <ApolloProvider client={client}>
      <OfficeContext value={{ me: { roles: ['ROLE_EMPLOYEE'] }, config } as never}>
        <OrdersContext value={{ queue: { subscribe: () => () => {}, stateOf: () => state } } as never}>
          <BoardContext value={{ runAction } as never}>
            <ProposeTimeForm order={order} />
          </BoardContext>
        </OrdersContext>
      </OfficeContext>
    </ApolloProvider>
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const markedTimes = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

/** Selects the first two suggested times and another one. Returns the suggested ones. */
async function selectThree(): Promise<string[]> {
  const chips = await screen.findAllByRole('button', { name: /^\d\d:\d\d$/ });
  const [first, second, third] = chips.map(({ textContent }) => textContent);
  for (const name of [first!, second!, 'Andere Zeit']) await press(name);
  fireEvent.change(screen.getByLabelText('Tag und Uhrzeit'), { target: { value: '2026-11-17T03:00' } });
  return [first!, second!, third!];
}

const timesSent = () => runAction.mock.lastCall![2].counterAppointments;
const todayAt = (time: string) => new Date(`2026-11-16T${time}:00+01:00`).toISOString();
const tomorrow = '2026-11-17T02:00:00.000Z';

test('sends a second proposal only with the times that are marked', async () => {
  runAction.mockResolvedValue(true);
  const { rerender } = render(<Page order={orderWith()} />);
  const [first, second, third] = await selectThree();
  await press('Vorschlagen');
  const proposed = [todayAt(first!), todayAt(second!), tomorrow];
  expect(timesSent()).toEqual(proposed);
  rerender(<Page order={orderWith(proposed)} />);
  expect(markedTimes()).toEqual([]);
  expect(screen.queryByLabelText('Tag und Uhrzeit')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Vorschlagen' })).toBeNull();

  await press(third!);
  await press('Vorschlagen');
  expect(timesSent()).toEqual([todayAt(third!)]);
});

test('keeps the selection when the proposal failed, but sends no time that is no longer offered', async () => {
  runAction.mockResolvedValue(false);
  const { rerender } = render(<Page order={orderWith()} />);
  const [first, second] = await selectThree();
  await press('Vorschlagen');
  expect(markedTimes()).toEqual([first, second, 'Andere Zeit']);
  rerender(<Page order={orderWith([todayAt(first!)])} />);
  await press('Vorschlagen');
  expect(timesSent()).toEqual([todayAt(second!), tomorrow]);
});
