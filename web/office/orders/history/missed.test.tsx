import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Kind } from 'graphql';
import { MemoryRouter } from 'react-router';
import { NEVER, Subject } from 'rxjs';
import type { CardOrder } from '../board/board';
import { OfficeContext } from '../../shell/officeContext';
import { createLiveOrders } from '../live/liveOrders';
import { OrdersContext } from '../live/ordersContext';
import { OrderTabs } from '../OrderTabs';
import { OrdersMissedDocument } from '../Orders.generated';
import { MissedPage } from './MissedPage';

const branches = [
  { id: 'linz', name: 'Linz' },
  { id: 'wels', name: 'Wels' },
];

/** All fields of a missed order: those that do not matter here are null. */
const fieldNames = OrdersMissedDocument.definitions
  .flatMap(definition => (definition.kind === Kind.FRAGMENT_DEFINITION ? definition.selectionSet.selections : []))
  .flatMap(selection => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
const missedOrder = (id: string, branch = 'linz', status = 'WAITING_FOR_CONFIRMATION') => ({
  ...Object.fromEntries(fieldNames.map(name => [name, null])),
  ...{ __typename: 'Order', id, uid: id, status, deliveryType: 'takeaway', createdAt: '2026-11-16T06:30:00Z', event: 1, lastName: id },
  ...{ paymentMethod: 'cash', items: [], itemChanges: [], uploads: [], counterAppointments: [], doneItems: [] },
  pricing: { __typename: 'OrderPricing', deliveryGross: 0, totalNet: 1, totalTax: 1, totalGross: 1, isApproximate: false },
  branch: { __typename: 'Branch', ...branches.find(({ id }) => id === branch)! },
});
type Missed = ReturnType<typeof missedOrder>;
const stateOf = ({ __typename, id, status, branch }: Missed) => ({
  __typename,
  id,
  status,
  branch: { __typename: 'Branch', id: branch.id },
});

function renderPage(element: React.ReactElement, branch: string | null = null) {
  const requests: { name: string; send: (orders: Missed[]) => void }[] = [];
  const link = new ApolloLink(({ operationName: name = '' }) => {
    if (!['OrdersMissed', 'MissedOrderStates'].includes(name)) return NEVER;
    const response = new Subject<ApolloLink.Result>();
    const send = (orders: Missed[]): void => {
      response.next({ data: { ordersMissed: name === 'OrdersMissed' ? orders : orders.map(stateOf) } });
      response.complete();
    };
    requests.push({ name, send });
    return response;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const live = createLiveOrders(client, 'Europe/Vienna');
  const config = { shopName: 'Hollerbusch', timezone: 'Europe/Vienna', currency: 'EUR' };
  render(
    <ApolloProvider client={client}>
      <OfficeContext value={{ me: { roles: ['ROLE_EMPLOYEE'], branches }, config } as never}>
        <OrdersContext value={{ ...live, branches, branch, setBranch: () => {}, branchesError: undefined, reload: () => {} }}>
          <MemoryRouter>{element}</MemoryRouter>
        </OrdersContext>
      </OfficeContext>
    </ApolloProvider>,
  );
  /** Answers all open requests of this name, once there is one. */
  const answer = async (name: string, orders: Missed[]): Promise<void> => {
    await waitFor(() => expect(requests.map(request => request.name)).toContain(name));
    await act(async () => {
      for (const request of requests.splice(0))
        if (request.name === name) request.send(orders);
        else requests.push(request);
    });
  };
  return { answer, requests, ...live };
}
const tab = () => screen.getByRole('link', { name: /^Verpasst/ }).textContent;
const rowIds = () =>
  within(screen.getByRole('region', { name: 'Verpasst' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('counts the missed orders of the branch of this device without reading them whole', async () => {
  const { answer, requests } = renderPage(<OrderTabs />, 'linz');
  expect(requests.map(({ name }) => name)).toEqual(['MissedOrderStates']);
  await answer('MissedOrderStates', [missedOrder('A'), missedOrder('B', 'wels'), missedOrder('C'), missedOrder('D', 'linz', 'CONFIRMED')]);
  expect(tab()).toBe('Verpasst2');
});

test('counts an order no longer as soon as it is answered', async () => {
  const { answer, store } = renderPage(<OrderTabs />);
  await answer('MissedOrderStates', [missedOrder('A'), missedOrder('B')]);
  expect(tab()).toBe('Verpasst2');
  jest.spyOn(store, 'getState').mockReturnValue({ orders: [{ id: 'A', status: 'CONFIRMED' } as CardOrder], error: undefined });
  act(() => store.predict('A', { status: 'CONFIRMED' }));
  expect(tab()).toBe('Verpasst1');
});

test('lists as many missed orders as the tab counts, also when only the tab knows a new one', async () => {
  const { answer } = renderPage(<MissedPage />, 'linz');
  await answer('OrdersMissed', [missedOrder('A'), missedOrder('B', 'wels')]);
  await answer('MissedOrderStates', [missedOrder('A'), missedOrder('B', 'wels'), missedOrder('C')]);
  expect(rowIds()).toEqual(['A']); // the page keeps its list while it reads the new order
  await answer('OrdersMissed', [missedOrder('A'), missedOrder('B', 'wels'), missedOrder('C')]);
  await waitFor(() => expect(rowIds()).toEqual(['A', 'C']));
  await waitFor(() => expect(tab()).toBe('Verpasst2'));
});
