import { act, renderHook } from '@testing-library/react';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { useWaitingOrder } from './useWaitingOrder';

const order = (comment: string) => ({ comment, appointmentDate: null }) as CreateOrderInput;

let isOnline = true;
const setOnline = (value: boolean): void =>
  act(() => {
    isOnline = value;
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  });

const submit = jest.fn();
const open = (comment = 'geschnitten') =>
  renderHook(({ input }) => useWaitingOrder(input, submit), { initialProps: { input: order(comment) } });

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  submit.mockClear();
  sessionStorage.clear();
  isOnline = false;
});
afterEach(() => jest.useRealTimers());

test('sends the waiting order once when the network returns', () => {
  const { result } = open();
  act(() => result.current.wait());
  expect(result.current.state).toBe('waiting');
  expect(submit).toHaveBeenCalledTimes(0);
  setOnline(true);
  expect(submit).toHaveBeenCalledTimes(1);
  setOnline(false);
  setOnline(true);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBeNull();
});

test('keeps waiting after a reload', () => {
  const { result, unmount } = open();
  act(() => result.current.wait());
  unmount();
  const reloaded = open();
  expect(reloaded.result.current.state).toBe('waiting');
  setOnline(true);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('sends nothing after the customer has canceled or changed the order', () => {
  const { result, rerender } = open();
  act(() => result.current.wait());
  act(() => result.current.cancel());
  setOnline(true);
  setOnline(false);
  act(() => result.current.wait());
  rerender({ input: order('im Ganzen') });
  expect(result.current.state).toBeNull();
  setOnline(true);
  expect(submit).toHaveBeenCalledTimes(0);
});

test('asks to send the order again after half an hour', () => {
  jest.useFakeTimers();
  const { result } = open();
  act(() => result.current.wait());
  jest.advanceTimersByTime(30 * 60_000 + 1);
  setOnline(true);
  expect(submit).toHaveBeenCalledTimes(0);
  expect(result.current.state).toBe('expired');
});
