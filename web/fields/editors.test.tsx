import { fireEvent, render, screen } from '@testing-library/react';
import { background } from '../../schema/blocks/background';
import { blockData, multiSelect, references, textList } from '../../schema/fields/field';
import { FieldList } from './editors';

const fields = { config: blockData({ label: 'Verhalten', part: 'config' }) };

const renderBlock = (type: string) =>
  render(<FieldList id="block" fields={fields} record={{ type, config: {} }} errors={[]} onChange={() => {}} />);

test('shows the fields of a part of a block', () => {
  renderBlock('order-request');
  screen.getByRole('group', { name: 'Verhalten' });
});

test('shows no empty group for a block without fields in this part', () => {
  renderBlock('news');
  expect(screen.queryByRole('group')).toBeNull();
});

test('marks a required list like a required field', () => {
  const lists = {
    events: textList({ label: 'Ereignisse', required: true }),
    branches: references({ label: 'Filialen', to: 'branch' }),
    days: multiSelect({ name: 'Day', label: 'Tage', required: true, options: { monday: 'Montag' } }),
  };
  render(<FieldList id="lists" fields={lists} record={{ events: [], branches: [], days: [] }} errors={[]} onChange={() => {}} />);
  const labels = screen.getAllByText(/Ereignisse|Filialen|Tage/, { selector: 'label, legend' }).map(({ textContent }) => textContent);
  expect(labels).toEqual(['Ereignisse *', 'Filialen', 'Tage *']);
});

test('chooses a color of the design, the first one while there is no value', () => {
  const onChange = jest.fn();
  const form = { id: 'block', fields: { background: background() }, errors: [], onChange };
  const { rerender } = render(<FieldList {...form} record={{}} />);
  const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  screen.getByRole('group', { name: 'Hintergrund' });
  expect([option('Grün').checked, option('Gelb').checked]).toEqual([true, false]);
  fireEvent.click(option('Gelb'));
  expect(onChange).toHaveBeenCalledWith({ background: 'yellow' });
  rerender(<FieldList {...form} record={{ background: 'yellow' }} />);
  expect([option('Grün').checked, option('Gelb').checked]).toEqual([false, true]);
});
