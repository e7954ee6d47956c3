import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './Stepper';

/** Counts whole numbers from 1 to 9. */
function Counter() {
  const [text, setText] = useState('2');
  const set = (count: number) => setText(String(Math.min(9, Math.max(1, count || 1))));
  const count = Number(text);
  return (
    <Stepper
      label="Semmel"
      value={text}
      canDecrease={count > 1}
      canIncrease={count < 9}
      onType={setText}
      onCommit={() => set(count)}
      onDecrease={() => set(count - 1)}
      onIncrease={() => set(count + 1)}
      onMinimum={() => set(1)}
      onMaximum={() => set(9)}
    />
  );
}

const value = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Semmel: Menge' }).value;

test('buttons and arrows change the value by one step, Home and End go to the limits', async () => {
  const user = userEvent.setup();
  render(<Counter />);
  await user.click(screen.getByRole('button', { name: 'Semmel: mehr' }));
  expect(value()).toBe('3');
  await user.click(screen.getByRole('spinbutton'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(value()).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Semmel: weniger' }).disabled).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(value()).toBe('1');
  await user.keyboard('{End}');
  expect(value()).toBe('9');
  await user.keyboard('{Home}');
  expect(value()).toBe('1');
});

test('commits typed input on blur and on Enter', async () => {
  const user = userEvent.setup();
  render(<Counter />);
  await user.type(screen.getByRole('spinbutton'), '70', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(value()).toBe('70');
  await user.keyboard('{Enter}');
  expect(value()).toBe('9');
  await user.clear(screen.getByRole('spinbutton'));
  await user.tab();
  expect(value()).toBe('1');
});
