import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts, useToast } from './Toasts';

function Speaker() {
  const toast = useToast();
  return <button onClick={() => toast('Gespeichert.')}>Sprich</button>;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const on = (page: string) => (
  <Toasts page={page}>
    <Speaker />
  </Toasts>
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  jest.useFakeTimers();
  ({ rerender } = render(on('/store')));
  fireEvent.click(screen.getByRole('button'));
});
afterEach(() => jest.useRealTimers());

test('a toast goes after four seconds', () => {
  expect(screen.getByRole('status').textContent).toBe('Gespeichert.');
  pass(3_900);
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  pass(200);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('a toast stays while someone points at it', () => {
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(4_100);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('what was said on a page goes with it', () => {
  rerender(on('/store/checkout'));
  expect(screen.queryByText('Gespeichert.')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
});
