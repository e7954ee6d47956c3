import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceCard, ChoiceGroup } from './RadioGroup';
import { Input } from './controls';
import { Field } from './Field';

test('label, hint and error belong to the control', () => {
  render(
    <Field label="Telefon" hint="Mit Vorwahl" error="Bitte mit + beginnen." mark="required">
      <Input value="0664" onChange={() => {}} />
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map(id => document.getElementById(id)!.textContent);
  expect(described).toEqual(['Mit Vorwahl', 'Bitte mit + beginnen.']);
});

test('an optional field says so', () => {
  render(
    <Field label="Stiege" mark="optional">
      <Input value="" onChange={() => {}} />
    </Field>,
  );
  expect(screen.getByText('(freiwillig)')).toBeTruthy();
});

function Line({ type }: { type?: string }) {
  const [text, setText] = useState('');
  return <Input aria-label="Eingabe" {...(type && { type })} value={text} onChange={setText} />;
}

test.each([
  [undefined, '+43 664 1234567'],
  ['password', '\u202a+43\t664 1234567'],
])('what is pasted leaves behind what nobody sees, but in a password (%s)', async (type, seen) => {
  render(<Line {...(type && { type })} />);
  await userEvent.click(screen.getByLabelText('Eingabe'));
  await userEvent.paste('\u202a+43\t664 1234567');
  expect(screen.getByLabelText<HTMLInputElement>('Eingabe').value).toBe(seen);
});

function Milk({ isOptional }: { isOptional: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ChoiceGroup label="Milch" isOptional={isOptional} value={value} onChange={setValue}>
      <ChoiceCard value="oats" title="Hafer" />
      <ChoiceCard value="cow" title="Kuh" />
    </ChoiceGroup>
  );
}

test.each([
  [true, false],
  [false, true],
])('a second press takes an optional choice back (optional: %s)', async (isOptional, staysChosen) => {
  const user = userEvent.setup();
  render(<Milk isOptional={isOptional} />);
  const oats = screen.getByRole<HTMLInputElement>('radio', { name: 'Hafer' });
  await user.click(oats);
  expect(oats.checked).toBe(true);
  await user.click(oats);
  expect(oats.checked).toBe(staysChosen);
});
