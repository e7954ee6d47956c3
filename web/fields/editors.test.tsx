import { render, screen } from '@testing-library/react';
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
