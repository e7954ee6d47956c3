import { act, renderHook } from '@testing-library/react';
import { useDeviceChoice } from '../useDeviceChoice';

const options = { first: 'Läutet sofort', second: 'Läutet nach 90 s' };
const useChoice = () => useDeviceChoice('order_alarm', options, 'first');

afterEach(() => localStorage.clear());

test('gives a new choice to all that use it on the page, and to what is opened later', () => {
  const menu = renderHook(useChoice);
  const alarm = renderHook(useChoice);
  act(() => menu.result.current[1]('second'));
  expect([menu, alarm].map(({ result }) => result.current[0])).toEqual(['second', 'second']);
  expect(renderHook(useChoice).result.current[0]).toBe('second');
});

test('follows the other tabs', () => {
  const { result } = renderHook(useChoice);
  localStorage.setItem('order_alarm', '1');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'order_alarm' })));
  expect(result.current[0]).toBe('second');
});
