import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCard, RadioGroup } from './RadioGroup';
import { Input } from './controls';
import { Field } from './Field';

test('connects label, hint and error with the control', () => {
  render(
    <Field label="Telefon" hint="Mit Vorwahl" error="Bitte mit + beginnen." mark="required">
      <Input value="0664" onChange={() => {}} />
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const descriptions = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map(id => document.getElementById(id)!.textContent);
  expect(descriptions).toEqual(['Mit Vorwahl', 'Bitte mit + beginnen.']);
});

test('marks an optional field', () => {
  render(
    <Field label="Stiege" mark="optional">
      <Input value="" onChange={() => {}} />
    </Field>,
  );
  expect(screen.getByText('(freiwillig)')).toBeTruthy();
});

function TextInput({ type }: { type?: string }) {
  const [text, setText] = useState('');
  return <Input aria-label="Eingabe" {...(type && { type })} value={text} onChange={setText} />;
}

test.each([
  [undefined, '+43 664 1234567'],
  ['password', '\u202a+43\t664 1234567'],
])('removes invisible characters from pasted text, except in passwords (%s)', async (type, expected) => {
  render(<TextInput {...(type && { type })} />);
  await userEvent.click(screen.getByLabelText('Eingabe'));
  await userEvent.paste('\u202a+43\t664 1234567');
  expect(screen.getByLabelText<HTMLInputElement>('Eingabe').value).toBe(expected);
});

function MilkChoice({ isOptional }: { isOptional: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup label="Milch" isOptional={isOptional} value={value} onChange={setValue}>
      <RadioCard value="oats" title="Hafer" />
      <RadioCard value="cow" title="Kuh" />
    </RadioGroup>
  );
}

test.each([
  [true, false],
  [false, true],
])('clears an optional choice when the selected card is pressed (optional: %s)', async (isOptional, staysSelected) => {
  const user = userEvent.setup();
  render(<MilkChoice isOptional={isOptional} />);
  const oats = screen.getByRole<HTMLInputElement>('radio', { name: 'Hafer' });
  await user.click(oats);
  expect(oats.checked).toBe(true);
  await user.click(oats);
  expect(oats.checked).toBe(staysSelected);
});
