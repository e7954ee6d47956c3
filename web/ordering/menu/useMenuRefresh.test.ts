import { renderHook } from '@testing-library/react';
import { useMenuRefresh } from './useMenuRefresh';

const minute = 60_000;

test('reloads the menu every four hours while the page is open', () => {
  jest.useFakeTimers();
  const refresh = jest.fn();
  const { unmount } = renderHook(() => useMenuRefresh(null, refresh));
  jest.advanceTimersByTime(239 * minute);
  expect(refresh).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(minute);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(240 * minute);
  expect(refresh).toHaveBeenCalledTimes(2);
  unmount();
  jest.advanceTimersByTime(480 * minute);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('reloads the menu when its next change is due, and again when the new menu changes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T22:00:00Z') });
  const refresh = jest.fn();
  const { rerender, unmount } = renderHook(nextChangeAt => useMenuRefresh(nextChangeAt, refresh), {
    initialProps: '2026-11-30T23:00:00Z',
  });
  jest.advanceTimersByTime(60 * minute - 1);
  expect(refresh).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender('2026-12-01T00:00:00Z');
  jest.advanceTimersByTime(59 * minute);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(minute);
  expect(refresh).toHaveBeenCalledTimes(2);
  unmount();
});
