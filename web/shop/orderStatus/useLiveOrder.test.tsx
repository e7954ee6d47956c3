import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { OrderStatus } from '../../../schema/rules/order/orderStatus';
import { useLiveOrder } from './useLiveOrder';

const order = (status: OrderStatus, event: number) => ({
  __typename: 'PublicOrder',
  id: '11111111-1111-4111-8111-111111111111',
  event,
  createdAt: '2026-11-20T09:10:00Z',
  uid: 'K7M4PXQ2',
  ticketNumber: 47,
  status,
  deliveryType: 'takeaway',
  isQuotation: false,
  isPreorder: false,
  tableIdentifier: null,
  rejectionMessage: null,
  confirmedAt: null,
  rejectedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  completedAt: null,
  canceledAt: null,
  appointmentDate: null,
  appointment: null,
  counterAppointment: null,
  questionnaireRating: null,
  paymentMethod: 'cash',
  isPaid: false,
  isRefunded: false,
  items: [],
  pricing: { __typename: 'OrderPricing', deliveryGross: 0, totalGross: 30.4, isApproximate: false },
  branch: { __typename: 'Branch', id: 'b', identifier: 'linz', name: 'Linz', street: null, zipCode: null, city: null, phone: null },
});

/** Stands in for the server: the answer it gives now, what it tells, and how often it was asked. */
function open(answer: ReturnType<typeof order> | Error) {
  const server = { answer: answer as typeof answer, asked: 0, listeners: 0, told: new Subject<ApolloLink.Result>() };
  const answers = new Observable<ApolloLink.Result>(listener => {
    server.asked++;
    if (server.answer instanceof Error) return listener.error(server.answer);
    listener.next({ data: { orderPublic: server.answer } });
    listener.complete();
  });
  const changes = new Observable<ApolloLink.Result>(listener => {
    server.listeners++;
    const subscription = server.told.subscribe(told => listener.next(told));
    return () => {
      server.listeners--;
      subscription.unsubscribe();
    };
  });
  const link = new ApolloLink(({ operationName }) => (operationName === 'OrderPublic' ? answers : changes));
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Status />
    </ApolloProvider>,
  );
  return server;
}

function Status() {
  const { order, error } = useLiveOrder('K7M4PXQ2', 'abc');
  return <p>{order?.status ?? error?.message ?? 'nothing yet'}</p>;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function tell(server: ReturnType<typeof open>, told: ReturnType<typeof order>): Promise<void> {
  server.told.next({ data: { orderStatusChanged: told } });
  await pass(0);
}
const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the order is asked for again every ten seconds', async () => {
  const server = open(order('WAITING_FOR_CONFIRMATION', 1));
  await pass(0);
  expect(shown()).toBe('WAITING_FOR_CONFIRMATION');
  expect(server.asked).toBe(1);
  server.answer = order('CONFIRMED', 2);
  await pass(9_900);
  expect(server.asked).toBe(1);
  await pass(200);
  expect(server.asked).toBe(2);
  expect(shown()).toBe('CONFIRMED');
});

test('a change is shown when it is told, without waiting for the question', async () => {
  const server = open(order('WAITING_FOR_CONFIRMATION', 1));
  await pass(0);
  await tell(server, order('CONFIRMED', 2));
  expect(shown()).toBe('CONFIRMED');
  expect(server.asked).toBe(1);
});

test('an answer that was overtaken by a change is not shown', async () => {
  const server = open(order('WAITING_FOR_CONFIRMATION', 1));
  await pass(0);
  await tell(server, order('CONFIRMED', 2));
  await pass(10_100);
  expect(server.asked).toBe(2);
  expect(shown()).toBe('CONFIRMED');
});

test.each(['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'] as const)('asking and listening end with %s', async status => {
  const server = open(order('CONFIRMED', 2));
  await pass(0);
  expect(server.listeners).toBe(1);
  await tell(server, order(status, 3));
  server.answer = order(status, 3);
  await pass(0);
  const { asked } = server;
  await pass(60_000);
  expect(server.asked).toBe(asked);
  expect(server.listeners).toBe(0);
  expect(shown()).toBe(status);
});

test('a question without an answer leaves what is known', async () => {
  const server = open(order('CONFIRMED', 2));
  await pass(0);
  server.answer = new Error('no network');
  await pass(10_100);
  expect(server.asked).toBe(2);
  expect(shown()).toBe('CONFIRMED');
});

test('an order that cannot be read says why', async () => {
  open(new Error('no network'));
  await pass(0);
  expect(shown()).toBe('no network');
});
