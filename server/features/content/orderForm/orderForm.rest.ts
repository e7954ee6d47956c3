/** The REST route of order requests; `/order-form` is an alias. */
import { parseFields } from '../../../../schema/fields/parse';
import { orderRequest } from '../../../../schema/rules/checkout/orderRequest';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { submitOrderForm } from './orderForm.service';

export const orderFormRoutes: Route[] = [
  route(
    'post',
    '/order-form',
    async ({ context, body }) => ({ data: { id: await submitOrderForm(context, parseFields(orderRequest, body)) } }),
    201,
  ),
];
