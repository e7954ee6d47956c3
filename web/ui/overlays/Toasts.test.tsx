import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Toasts, useToast } from './Toasts';

function ToastButton() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast('Gespeichert.')}>Sprich</button>
      <button onClick={() => toast('Im Warenkorb.', undefined, '/store/linz')}>Wechsle</button>
      <button onClick={() => toast('Bestätigt.', { label: 'Rückgängig', icon: 'undo-2', shortcut: 'z', run: undo })}>Bestätige</button>
      <button onClick={() => toast('Gleich.', { label: 'Abbrechen', icon: 'x', shortcut: 'escape', run: undo, countdown: 3_000 })}>
        Warte
      </button>
      <label>
        Notiz <input />
      </label>
    </>
  );
}

const undo = jest.fn();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const renderOn = (page: string) => (
  <Toasts page={page}>
    <ToastButton />
  </Toasts>
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  jest.useFakeTimers();
  undo.mockClear();
  ({ rerender } = render(renderOn('/store')));
  press('Sprich');
});
afterEach(() => jest.useRealTimers());

test('disappears after four seconds', () => {
  expect(screen.getByRole('status').textContent).toBe('Gespeichert.');
  advance(3_900);
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  advance(200);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('stays while the pointer is on it', () => {
  fireEvent.mouseEnter(screen.getByRole('status'));
  advance(60_000);
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('status'));
  advance(4_100);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('disappears when the page changes', () => {
  rerender(renderOn('/store/checkout'));
  expect(screen.queryByText('Gespeichert.')).toBeNull();
  press('Sprich');
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
});

test('waits until its page is reached, and stays there', () => {
  press('Wechsle');
  expect(screen.queryByText('Im Warenkorb.')).toBeNull();
  advance(10_000); // a slow connection
  rerender(renderOn('/store/linz'));
  expect(screen.queryByText('Im Warenkorb.')).not.toBeNull();
  advance(4_100);
  expect(screen.queryByText('Im Warenkorb.')).toBeNull();
});

test('disappears with an action after five seconds', () => {
  press('Bestätige');
  advance(4_900);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeNull();
  advance(200);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(undo).not.toHaveBeenCalled();
});

test('stays while the focus is on its action, and the next one disappears again', () => {
  press('Bestätige');
  act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
  advance(60_000);
  press('Rückgängig');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('');
  press('Sprich');
  advance(4_100);
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

test('runs the action by its key once, but not inside an input and not with Ctrl', () => {
  press('Bestätige');
  fireEvent.keyDown(screen.getByLabelText('Notiz'), { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Z' });
  fireEvent.keyDown(document.body, { key: 'Z' });
  expect(undo).toHaveBeenCalledTimes(1);
});

test('appears inside the open dialog, and on the page after the dialog has closed', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  press('Bestätige');
  expect(within(dialog).queryByText('Bestätigt.')).not.toBeNull();
  dialog.remove();
  act(() => void dialog.dispatchEvent(new Event('close')));
  expect(screen.queryByText('Bestätigt.')).not.toBeNull();
});

test('counts the seconds of a countdown, also under the pointer, and runs its action alone by Esc', () => {
  press('Warte');
  fireEvent.mouseEnter(screen.getByRole('status'));
  expect(screen.queryByText('3')).not.toBeNull();
  advance(1_000);
  expect(screen.queryByText('2')).not.toBeNull();
  advance(1_900);
  expect(screen.queryByText('Gleich.')).not.toBeNull();
  advance(200);
  expect(screen.queryByText('Gleich.')).toBeNull();
  press('Warte');
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false); // no dialog closes
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Gleich.')).toBeNull();
});
