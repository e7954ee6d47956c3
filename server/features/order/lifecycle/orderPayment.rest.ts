/** The REST route to update the payment status of an order, for staff (API-52). */
import { serializeOrder } from '../reading/orderJson';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { updatePaymentStatus } from './updatePaymentStatus';

export const orderPaymentRoutes: Route[] = [
  route('post', '/orders/:id/update-payment-status', async ({ context, params }) => ({
    data: await serializeOrder(context, await updatePaymentStatus(context, params.id!)),
  })),
];
