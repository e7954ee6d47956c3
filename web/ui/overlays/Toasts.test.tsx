import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts, useToast } from './Toasts';

function ToastButton() {
  const toast = useToast();
  return <button onClick={() => toast('Gespeichert.')}>Sprich</button>;
}

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const renderOn = (page: string) => (
  <Toasts page={page}>
    <ToastButton />
  </Toasts>
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  jest.useFakeTimers();
  ({ rerender } = render(renderOn('/store')));
  fireEvent.click(screen.getByRole('button'));
});
afterEach(() => jest.useRealTimers());

test('a toast disappears after four seconds', () => {
  expect(screen.getByRole('status').textContent).toBe('Gespeichert.');
  advance(3_900);
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  advance(200);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('a toast stays while the pointer is on it', () => {
  fireEvent.mouseEnter(screen.getByRole('status'));
  advance(60_000);
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('status'));
  advance(4_100);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('a toast disappears when the page changes', () => {
  rerender(renderOn('/store/checkout'));
  expect(screen.queryByText('Gespeichert.')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
});
