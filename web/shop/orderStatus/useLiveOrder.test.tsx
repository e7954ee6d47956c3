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
  startedAt: null,
  rejectedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  seenAt: null,
  remindedAt: null,
  expectedAt: null,
  completedAt: null,
  canceledAt: null,
  appointmentDate: null,
  appointment: null,
  counterAppointment: null,
  counterAppointments: [],
  questionnaireRating: null,
  paymentMethod: 'cash',
  amountDue: 0,
  isPaid: false,
  isRefunded: false,
  items: [],
  pricing: { __typename: 'OrderPricing', deliveryGross: 0, totalGross: 30.4, isApproximate: false },
  branch: { __typename: 'Branch', id: 'b', identifier: 'linz', name: 'Linz', street: null, zipCode: null, city: null, phone: null },
});

/** Renders the hook with a fake server: its current response, its events and the number of requests. */
function renderStatus(initialResponse: ReturnType<typeof order> | Error) {
  const server = {
    response: initialResponse as typeof initialResponse,
    requestCount: 0,
    subscriberCount: 0,
    events: new Subject<ApolloLink.Result>(),
  };
  const responses = new Observable<ApolloLink.Result>(observer => {
    server.requestCount++;
    if (server.response instanceof Error) return observer.error(server.response);
    observer.next({ data: { orderPublic: server.response } });
    observer.complete();
  });
  const changes = new Observable<ApolloLink.Result>(observer => {
    server.subscriberCount++;
    const subscription = server.events.subscribe(event => observer.next(event));
    return () => {
      server.subscriberCount--;
      subscription.unsubscribe();
    };
  });
  const link = new ApolloLink(({ operationName }) => (operationName === 'OrderPublic' ? responses : changes));
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

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function publish(server: ReturnType<typeof renderStatus>, event: ReturnType<typeof order>): Promise<void> {
  server.events.next({ data: { orderStatusChanged: event } });
  await advanceTime(0);
}
const statusText = () => screen.getByRole('paragraph').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('polls the order every ten seconds', async () => {
  const server = renderStatus(order('WAITING_FOR_CONFIRMATION', 1));
  await advanceTime(0);
  expect(statusText()).toBe('WAITING_FOR_CONFIRMATION');
  expect(server.requestCount).toBe(1);
  server.response = order('CONFIRMED', 2);
  await advanceTime(9_900);
  expect(server.requestCount).toBe(1);
  await advanceTime(200);
  expect(server.requestCount).toBe(2);
  expect(statusText()).toBe('CONFIRMED');
});

test('shows a published change at once', async () => {
  const server = renderStatus(order('WAITING_FOR_CONFIRMATION', 1));
  await advanceTime(0);
  await publish(server, order('CONFIRMED', 2));
  expect(statusText()).toBe('CONFIRMED');
  expect(server.requestCount).toBe(1);
});

test('ignores a response older than a published change', async () => {
  const server = renderStatus(order('WAITING_FOR_CONFIRMATION', 1));
  await advanceTime(0);
  await publish(server, order('CONFIRMED', 2));
  await advanceTime(10_100);
  expect(server.requestCount).toBe(2);
  expect(statusText()).toBe('CONFIRMED');
});

test.each(['REJECTED', 'CANCELED', 'FAILED'] as const)('stops polling and unsubscribes at %s', async status => {
  const server = renderStatus(order('CONFIRMED', 2));
  await advanceTime(0);
  expect(server.subscriberCount).toBe(1);
  await publish(server, order(status, 3));
  server.response = order(status, 3);
  await advanceTime(0);
  const { requestCount } = server;
  await advanceTime(60_000);
  expect(server.requestCount).toBe(requestCount);
  expect(server.subscriberCount).toBe(0);
  expect(statusText()).toBe(status);
});

test('stops polling at COMPLETED, and shows at once that staff have recalled the order', async () => {
  const server = renderStatus(order('COMPLETED', 3));
  await advanceTime(60_000);
  expect(server.requestCount).toBe(1);
  await publish(server, order('CONFIRMED', 4));
  expect(statusText()).toBe('CONFIRMED');
  server.response = order('IN_DELIVERY', 5);
  await advanceTime(10_100);
  expect(statusText()).toBe('IN_DELIVERY');
});

test('keeps the order when a poll fails', async () => {
  const server = renderStatus(order('CONFIRMED', 2));
  await advanceTime(0);
  server.response = new Error('no network');
  await advanceTime(10_100);
  expect(server.requestCount).toBe(2);
  expect(statusText()).toBe('CONFIRMED');
});

test('returns the error when the order cannot be loaded', async () => {
  renderStatus(new Error('no network'));
  await advanceTime(0);
  expect(statusText()).toBe('no network');
});
