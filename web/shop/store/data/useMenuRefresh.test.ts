import { renderHook } from '@testing-library/react';
import { useMenuRefresh } from './useMenuRefresh';

const minute = 60_000;

test('reloads the menu every four hours while the page is open', () => {
  jest.useFakeTimers();
  const refresh = jest.fn();
  const { unmount } = renderHook(() => useMenuRefresh(refresh));
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
