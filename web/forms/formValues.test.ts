import { block } from '../../schema/collections/block';
import { sentOf, valuesOf } from './formValues';

test('an option whose name GraphQL does not know comes and goes under the one it has', () => {
  const answer = { __typename: 'Block', id: '1', identifier: 'party', name: 'Party', type: 'orderRequest', value: { fillings: ['Käse'] } };
  const values = valuesOf(block.fields, answer);
  expect(values).toEqual({ identifier: 'party', name: 'Party', type: 'order-request', value: { fillings: ['Käse'] } });
  expect(sentOf(block.fields, values)).toEqual({ ...values, type: 'orderRequest' });
});
