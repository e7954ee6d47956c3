import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { useScrollRestoration } from './useScrollRestoration';

/** Renders the layout, and reports scrolling when a page has appeared. */
function ScrollingLayout() {
  const { key } = useLocation();
  useLayoutEffect(() => void window.dispatchEvent(new Event('scroll')), [key]);
  return <Layout />;
}

function Layout() {
  useScrollRestoration();
  return <Outlet />;
}

const scrollToMock = jest.fn();
const scrollIntoViewMock = jest.fn();

/** A page so short that the browser scrolls to its top as it appears. */
function ShortPage() {
  useLayoutEffect(() => setScrollPosition(0), []);
  return null;
}

/** Renders a router at the URL in a window that can scroll. */
function renderRouter(url: string, Component = Layout) {
  Object.assign(window, { scrollTo: scrollToMock, scrollY: 0 });
  Element.prototype.scrollIntoView = scrollIntoViewMock;
  const children = ['/', '/page', '/store/linz', '/store/linz/:productSlug'].map(path => ({ path, element: <h1 id="jobs">{path}</h1> }));
  const router = createMemoryRouter([{ Component, children: [...children, { path: '/short', Component: ShortPage }] }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />);
  return router;
}

function setScrollPosition(position: number): void {
  Object.assign(window, { scrollY: position });
  window.dispatchEvent(new Event('scroll'));
}

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('scrolls smoothly to the top of the next page', async () => {
  const router = renderRouter('/');
  await act(() => router.navigate('/page'));
  expect(screen.getByRole('heading').textContent).toBe('/page');
  expect(scrollToMock).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('jumps to the top of the next page when the visitor has stopped motion', async () => {
  const router = renderRouter('/');
  document.documentElement.toggleAttribute('data-reduced-motion', true);
  await act(() => router.navigate('/page'));
  document.documentElement.removeAttribute('data-reduced-motion');
  expect(scrollToMock).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('scrolls to the target of a hash after the page has settled', () => {
  renderRouter('/page#jobs');
  advanceTime(700);
  expect(scrollIntoViewMock).not.toHaveBeenCalled();
  advanceTime(100);
  expect(scrollIntoViewMock).toHaveBeenCalledTimes(1);
  expect(scrollToMock).not.toHaveBeenCalled();
});

test.each(['#%E0', '#100%'])('ignores the broken percent encoding of %s', hash => {
  renderRouter(`/page${hash}`);
  advanceTime(800);
  expect(scrollIntoViewMock).not.toHaveBeenCalled();
});

test('restores the position of a click that comes before its scrolling is reported', async () => {
  const router = renderRouter('/');
  Object.assign(window, { scrollY: 420 });
  document.body.click();
  await act(() => router.navigate('/page'));
  await act(() => router.navigate(-1));
  advanceTime(800);
  expect(scrollToMock).toHaveBeenLastCalledWith({ top: 420, behavior: 'smooth' });
});

test.each(['/page', '/short'])('restores the position on back from %s after the page has settled', async path => {
  const router = renderRouter('/');
  setScrollPosition(420);
  await act(() => router.navigate(path));
  scrollToMock.mockClear();
  await act(() => router.navigate(-1));
  advanceTime(700);
  expect(scrollToMock).not.toHaveBeenCalled();
  advanceTime(100);
  expect(scrollToMock).toHaveBeenCalledWith({ top: 420, behavior: 'smooth' });
});

test('restores the position although scrolling of the page that is left is reported late', async () => {
  const router = renderRouter('/', ScrollingLayout);
  setScrollPosition(420);
  await act(() => router.navigate('/page'));
  setScrollPosition(90);
  await act(() => router.navigate(-1));
  advanceTime(800);
  expect(scrollToMock).toHaveBeenLastCalledWith({ top: 420, behavior: 'smooth' });
});

test('keeps the position while the details of a product open and close', async () => {
  const router = renderRouter('/store/linz');
  setScrollPosition(420);
  await act(() => router.navigate('/store/linz/hb-001'));
  setScrollPosition(500);
  await act(() => router.navigate(-1));
  advanceTime(800);
  expect(scrollToMock).not.toHaveBeenCalled();
});
