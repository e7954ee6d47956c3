/** The REST row of payments for staff (API-52). */
import { showOrder } from '../reading/orderJson';
import { row, type Row } from '../../../platform/collections/collectionRoutes';
import { updatePaymentStatus } from './updatePaymentStatus';

export const paymentRows: Row[] = [
  row('post', '/orders/:id/update-payment-status', async ({ context, params }) => ({
    data: await showOrder(context, await updatePaymentStatus(context, params.id!)),
  })),
];
