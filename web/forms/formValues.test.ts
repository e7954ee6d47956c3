import { block } from '../../schema/collections/block';
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
