import { fireEvent, render } from '@testing-library/react';
import { useRefetchOnFocus } from './useRefetchOnFocus';

function RefetchingComponent({ read: refetch }: { read: () => Promise<unknown> }) {
  useRefetchOnFocus(refetch);
  return null;
}

const setHidden = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  fireEvent(document, new Event('visibilitychange'));
};
afterEach(() => setHidden(false));

test('refetches when the window or its tab becomes active, and ignores errors', () => {
  const refetch = jest.fn(() => Promise.reject(new Error('no network')));
  const { unmount } = render(<RefetchingComponent read={refetch} />);
  expect(refetch).not.toHaveBeenCalled();
  fireEvent.focus(window);
  expect(refetch).toHaveBeenCalledTimes(1);
  setHidden(true);
  expect(refetch).toHaveBeenCalledTimes(1);
  setHidden(false);
  expect(refetch).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.focus(window);
  expect(refetch).toHaveBeenCalledTimes(2);
});
