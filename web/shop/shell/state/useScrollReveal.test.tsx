import { act, render, screen } from '@testing-library/react';
import { useRising } from './useScrollReveal';

function Page() {
  useRising();
  return <p data-rise="">Brot</p>;
}

let top = 0;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top, bottom: top + 100 }) as DOMRect);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const hasRisen = (): boolean => screen.getByText('Brot').hasAttribute('data-risen');

test('what is below the window rises when it is scrolled to', () => {
  top = innerHeight + 10;
  render(<Page />);
  expect(hasRisen()).toBe(false);
  top = 50;
  act(() => void dispatchEvent(new Event('scroll')));
  expect(hasRisen()).toBe(true);
});

test('what comes into view without scrolling rises within 400 ms, and nobody looks after the page is left', () => {
  top = innerHeight + 10;
  const { unmount } = render(<Page />);
  top = 50;
  jest.advanceTimersByTime(399);
  expect(hasRisen()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(hasRisen()).toBe(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
