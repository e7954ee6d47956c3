import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleProduct } from '../../../testing/sampleCart';
import { AmountField } from './AmountField';

const product = sampleProduct({ name: 'Walnussbrot', maximumQuantity: 50 });

function Amount() {
  const [amount, setAmount] = useState(1);
  return <AmountField product={product} quantity={{ amount, unit: 'piece' }} onChange={setAmount} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Walnussbrot: Menge' });
const announced = () => screen.getByRole('status').textContent;

test('names the maximum when a typed amount is above it, until the amount changes', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  await user.type(field(), '80', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(announced()).toBe('');
  await user.tab();
  expect(field().value).toBe('50');
  expect(announced()).toBe('Walnussbrot: Dieser Wert darf höchstens 50 sein.');
  expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toContain('höchstens 50');
  await user.click(field());
  await user.tab();
  expect(announced()).toContain('höchstens 50');
  await user.click(screen.getByRole('button', { name: 'Walnussbrot: weniger' }));
  expect(field().value).toBe('49');
  expect(announced()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Walnussbrot: mehr' }));
  expect(announced()).toBe('');
});

test('says nothing about an amount that can be ordered', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  await user.type(field(), '50{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(field().value).toBe('50');
  expect(announced()).toBe('');
});
