import { act, screen, waitFor } from '@testing-library/react';
import { Toasts } from '../../../../ui/overlays/Toasts';
import { announced, permitSound, played } from '../testing/fakeAudio';
import { atWels, order, renderAlerts } from '../testing/renderAlerts';
import { runOwnChange } from './ownChanges';

const proposed = ['2026-11-16T10:00:00.000Z', '2026-11-16T11:30:00.000Z'];
const proposal = (id: string, change: object = {}) => order(id, { status: 'COUNTER_PROPOSED', counterAppointments: proposed, ...change });
const accepted = (id: string, change: object = {}) =>
  order(id, { status: 'CONFIRMED', event: 2, dueAt: '2026-11-16T11:30:00Z', ...change });
const message = /^Terminvorschlag angenommen/;

beforeEach(() => {
  played.length = 0;
  permitSound(true);
});

const renderInToasts = (options: Parameters<typeof renderAlerts>[0]) => renderAlerts({ ...options, Wrapper: Toasts });

test('announces with sound and text that a customer has accepted one of the proposed times', async () => {
  const { setOrders } = renderInToasts({ orders: [proposal('7')] });
  setOrders(accepted('7'));
  await screen.findByText(/^Terminvorschlag angenommen: Ticket 7, Abholung um .*12:30 Uhr\.$/);
  await waitFor(() => expect(announced()).toEqual([2]));
});

test('announces neither another branch nor what staff confirm, nor what was accepted before', async () => {
  const { setOrders } = renderInToasts({ branch: 'linz', orders: [proposal('1', atWels), proposal('2'), accepted('3'), proposal('4')] });
  await act(() => runOwnChange('4', async () => ({ event: 2 })));
  setOrders(accepted('1', atWels), accepted('2', { dueAt: '2026-11-16T09:15:00Z' }), accepted('3'), accepted('4'));
  expect(screen.queryByText(message)).toBeNull();
  expect(announced()).toEqual([]);
});
