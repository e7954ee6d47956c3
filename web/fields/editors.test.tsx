import { render, screen } from '@testing-library/react';
import { blockData } from '../../schema/fields/field';
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
