import { block } from '../../schema/collections/block';
import { multiSelect } from '../../schema/fields/field';
import { toInput, toFormValues } from './formValues';

test('converts option values to GraphQL enum values and back', () => {
  const response = {
    __typename: 'Block',
    id: '1',
    identifier: 'party',
    name: 'Party',
    type: 'orderRequest',
    value: { fillings: ['Käse'] },
  };
  const values = toFormValues(block.fields, response);
  expect(values).toEqual({ identifier: 'party', name: 'Party', type: 'order-request', value: { fillings: ['Käse'] } });
  expect(toInput(block.fields, values)).toEqual({ ...values, type: 'orderRequest' });
});

test('converts each option of a multiSelect to its GraphQL enum value and back', () => {
  const options = { 'orders:read': 'Lesen', 'per-day': 'Täglich', A: 'Gluten' };
  const fields = { scopes: multiSelect({ name: 'Scope', label: 'Rechte', options }) };
  const values = toFormValues(fields, { __typename: 'Token', scopes: ['ordersRead', 'perDay', 'A'] });
  expect(values).toEqual({ scopes: ['orders:read', 'per-day', 'A'] });
  expect(toInput(fields, values)).toEqual({ scopes: ['ordersRead', 'perDay', 'A'] });
});
