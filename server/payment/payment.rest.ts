/** The REST row of payments for staff (API-52). */
import { showOrder } from '../order/shownOrder';
import { row, type Row } from '../collection/rest';
import { updatePaymentStatus } from './updatePaymentStatus';

export const paymentRows: Row[] = [
  row('post', '/orders/:id/update-payment-status', async ({ context, params }) => ({
    data: await showOrder(context, await updatePaymentStatus(context, params.id!)),
  })),
];
