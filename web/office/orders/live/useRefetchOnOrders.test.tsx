import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { OfficeContext, type Office } from '../../shell/officeContext';
import { createLiveOrders } from './liveOrders';
import { OrdersContext } from './ordersContext';
import { useRefetchOnOrders } from './useRefetchOnOrders';

const office: Office = {
  me: { id: '1', username: 'mia', firstName: 'Mia', lastName: 'Moser', roles: ['ROLE_MANAGER'], branches: [] },
  config: { shopName: 'Hollerbusch', timezone: 'Europe/Vienna', currency: 'EUR', enablePluginSMS: false },
};
const client = new ApolloClient({ link: new ApolloLink(() => NEVER), cache: new InMemoryCache() });
const live = createLiveOrders(client, office.config.timezone);

function Providers({ children }: { children: ReactNode }) {
  const context = { ...live, branches: [], branch: null, setBranch: () => {}, branchesError: undefined, reload: () => {} };
  return (
    <OfficeContext value={office}>
      <OrdersContext value={context}>{children}</OrdersContext>
    </OfficeContext>
  );
}
const refetch = jest.fn(() => Promise.reject(new Error('no network')));
function RefetchingComponent() {
  useRefetchOnOrders(refetch);
  return null;
}

const setHidden = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  fireEvent(document, new Event('visibilitychange'));
};
const changeOrders = () => live.store.predict('1', {});
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') });
  refetch.mockClear();
  render(<RefetchingComponent />, { wrapper: Providers });
});
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('refetches once for several changes of orders', async () => {
  expect(refetch).not.toHaveBeenCalled();
  for (let order = 0; order < 5; order += 1) changeOrders();
  await wait(4);
  expect(refetch).toHaveBeenCalledTimes(1);
  changeOrders();
  await wait(4);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('refetches every minute, not more often', async () => {
  await wait(59);
  expect(refetch).not.toHaveBeenCalled();
  await wait(2);
  expect(refetch).toHaveBeenCalledTimes(1);
  await wait(300);
  expect(refetch).toHaveBeenCalledTimes(6);
});

test('does nothing while the page is hidden, and catches up afterwards', async () => {
  setHidden(true);
  changeOrders();
  await wait(300);
  expect(refetch).not.toHaveBeenCalled();
  setHidden(false);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('refetches when a new day begins in the time zone of the shop', async () => {
  jest.setSystemTime(new Date('2026-11-16T22:59:50Z'));
  await wait(5);
  expect(refetch).not.toHaveBeenCalled();
  await wait(20);
  expect(refetch).toHaveBeenCalledTimes(1);
});
