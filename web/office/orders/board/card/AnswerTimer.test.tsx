import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { syncServerTime } from '../../../../hooks/serverTime';
import { AnswerTimer } from './AnswerTimer';

const branch = {
  ...{ __typename: 'Branch', id: 'linz', orderableFrom: null, isDeliveryHoursEnabled: false, deliveryHours: [], serviceStates: [] },
  ...{ takeawayPreparationMinutes: 0, deliveryPreparationMinutes: 0, dineInPreparationMinutes: 0, deliveryMinutes: 0 },
  openingHours: [{ __typename: 'OpeningRule', type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }],
};

/** Times of 16 November in the shop. */
const at = (time: string): string => `2026-11-16T${time}+01:00`;

afterEach(() => jest.restoreAllMocks());

async function renderTimer(time: string, order: { createdAt: string; paidAt?: string }) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at(time)));
  const client = new ApolloClient({ link: new ApolloLink(() => of({ data: { branch } })), cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <AnswerTimer order={{ paidAt: null, branch: { id: 'linz' }, ...order }} timezone="Europe/Vienna" />
    </ApolloProvider>,
  );
  const timer = await screen.findByText(/^wartet/);
  return {
    text: timer.textContent,
    isOverdue: timer.className.includes('overdue'),
    delay: timer.querySelector('svg')!.style.animationDelay,
  };
}

test.each([
  ['07:00:30', { createdAt: at('07:00:00') }, 'wartet 0 min', false],
  ['07:02:50', { createdAt: at('07:00:00') }, 'wartet 2 min', false],
  ['07:03:00', { createdAt: at('07:00:00') }, 'wartet 3 min', true],
  ['07:09:00', { createdAt: at('07:00:00'), paidAt: at('07:08:00') }, 'wartet 1 min', false],
  ['05:30:00', { createdAt: '2026-11-15T21:00:00Z' }, 'wartet 0 min', false],
  ['06:02:00', { createdAt: '2026-11-15T21:00:00Z' }, 'wartet 2 min', false],
  ['06:03:00', { createdAt: '2026-11-15T21:00:00Z' }, 'wartet 3 min', true],
])('shows at %s for %j: %s, overdue %s', async (time, order, text, isOverdue) => {
  expect(await renderTimer(time, order)).toMatchObject({ text, isOverdue });
});

test('starts the ring where the waiting time is', async () => {
  expect((await renderTimer('07:01:30', { createdAt: at('07:00:00') })).delay).toBe('-60000ms');
});

test.each(['06:51:00', '07:11:00'])('uses the time of the server on a device whose clock says %s', async deviceTime => {
  const sync = (serverTime: number) => syncServerTime(new Date(serverTime).toUTCString(), Date.now());
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at(deviceTime)));
  sync(Date.parse(at('07:01:00')));
  expect(await renderTimer(deviceTime, { createdAt: at('07:00:00') })).toMatchObject({ text: 'wartet 1 min', isOverdue: false });
  act(() => sync(Date.now()));
});
