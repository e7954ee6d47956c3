import { fireEvent, render } from '@testing-library/react';
import { useReturn } from './useRefetchOnFocus';

function Watching({ read }: { read: () => Promise<unknown> }) {
  useReturn(read);
  return null;
}

const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  fireEvent(document, new Event('visibilitychange'));
};
afterEach(() => hide(false));

test('whoever comes back to the window or its tab sees what is new, and a failure is kept to itself', () => {
  const read = jest.fn(() => Promise.reject(new Error('no network')));
  const { unmount } = render(<Watching read={read} />);
  expect(read).not.toHaveBeenCalled();
  fireEvent.focus(window);
  expect(read).toHaveBeenCalledTimes(1);
  hide(true);
  expect(read).toHaveBeenCalledTimes(1);
  hide(false);
  expect(read).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.focus(window);
  expect(read).toHaveBeenCalledTimes(2);
});
