import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { color } from '../../../schema/fields/field';
import { FieldList } from '../editors';

const fields = { color: color({ label: 'Farbe', help: 'Für die Schrift.' }) };

function Form({ initial, onChange }: { initial: string | null; onChange: (value: unknown) => void }) {
  const [record, setRecord] = useState<Record<string, unknown>>({ color: initial });
  const change = (next: Record<string, unknown>): void => {
    setRecord(next);
    onChange(next.color);
  };
  return <FieldList id="form" fields={fields} record={record} errors={[]} onChange={change} />;
}

function renderForm(initial: string | null) {
  const onChange = jest.fn();
  render(<Form {...{ initial, onChange }} />);
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Farbe' });
  return { onChange, text, picker: screen.getByLabelText<HTMLInputElement>('Farbe: auswählen') };
}

test('shows the same color in text and picker', async () => {
  const { onChange, text, picker } = renderForm('#1E4B38');
  expect([text.value, picker.value]).toEqual(['#1E4B38', '#1e4b38']);
  expect(document.getElementById(text.getAttribute('aria-describedby')!)!.textContent).toBe('Für die Schrift.');
  fireEvent.change(picker, { target: { value: '#aabbcc' } });
  expect([text.value, onChange.mock.lastCall]).toEqual(['#aabbcc', ['#aabbcc']]);
  await userEvent.clear(text);
  expect(onChange.mock.lastCall).toEqual([null]);
});

test.each([null, '#abc', '#aabbccdd', 'grün'])('starts the picker with white when the color is %s', initial => {
  const { text, picker } = renderForm(initial);
  expect([text.value, picker.value]).toEqual([initial ?? '', '#ffffff']);
});
