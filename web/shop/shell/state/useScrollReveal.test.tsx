import { act, render, screen } from '@testing-library/react';
import { useScrollReveal } from './useScrollReveal';

function Page() {
  useScrollReveal();
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

const isRevealed = (): boolean => screen.getByText('Brot').hasAttribute('data-risen');

test('reveals an element when it is scrolled into view', () => {
  top = innerHeight + 10;
  render(<Page />);
  expect(isRevealed()).toBe(false);
  top = 50;
  act(() => void dispatchEvent(new Event('scroll')));
  expect(isRevealed()).toBe(true);
});

test('reveals an element within 400 ms without scrolling, and stops after unmount', () => {
  top = innerHeight + 10;
  const { unmount } = render(<Page />);
  top = 50;
  jest.advanceTimersByTime(399);
  expect(isRevealed()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isRevealed()).toBe(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
