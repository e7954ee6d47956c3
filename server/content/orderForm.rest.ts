/** The REST row of requests; `/order-form` is its other address. */
import { read } from '../../schema/fields/read';
import { orderRequest } from '../../schema/rules/orderRequest';
import { row, type Row } from '../collection/rest';
import { submitOrderForm } from './orderForm';

export const orderFormRows: Row[] = [
  row(
    'post',
    '/order-form',
    async ({ context, body }) => ({ data: { id: await submitOrderForm(context, read(orderRequest, body)) } }),
    201,
  ),
];
