/** The REST row of requests; `/order-form` is its other address. */
import { read } from '../../../../schema/fields/parse';
import { orderRequest } from '../../../../schema/rules/checkout/orderRequest';
import { row, type Row } from '../../../platform/collections/collectionRoutes';
import { submitOrderForm } from './orderForm.service';

export const orderFormRows: Row[] = [
  row(
    'post',
    '/order-form',
    async ({ context, body }) => ({ data: { id: await submitOrderForm(context, read(orderRequest, body)) } }),
    201,
  ),
];
