import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { useScroll } from './useScrollRestoration';

function Frame() {
  useScroll();
  return <Outlet />;
}

const scrolled = jest.fn();
const shown = jest.fn();

/** Opens the address in a window that can scroll. */
function open(address: string) {
  Object.assign(window, { scrollTo: scrolled, scrollY: 0 });
  Element.prototype.scrollIntoView = shown;
  const children = ['/', '/page'].map(path => ({ path, element: <h1 id="jobs">{path}</h1> }));
  const router = createMemoryRouter([{ Component: Frame, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

function scrollBy(place: number): void {
  Object.assign(window, { scrollY: place });
  window.dispatchEvent(new Event('scroll'));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('a link leads smoothly to the top of the next page', async () => {
  const router = open('/');
  await act(() => router.navigate('/page'));
  expect(screen.getByRole('heading').textContent).toBe('/page');
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('a hash leads to its target once the page has settled', () => {
  open('/page#jobs');
  pass(700);
  expect(shown).not.toHaveBeenCalled();
  pass(100);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test('going back restores the place once the page has settled', async () => {
  const router = open('/');
  scrollBy(420);
  await act(() => router.navigate('/page'));
  scrolled.mockClear();
  await act(() => router.navigate(-1));
  pass(700);
  expect(scrolled).not.toHaveBeenCalled();
  pass(100);
  expect(scrolled).toHaveBeenCalledWith({ top: 420, behavior: 'smooth' });
});
