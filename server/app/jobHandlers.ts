/** How every job is done: one line each. */
import { forget } from './retention';
import { sendLoginLink } from '../features/identity/login/loginLink.service';
import type { Tasks } from '../platform/jobs/worker';
import { deliver } from '../features/messages/deliverMessage';
import { expireUploads } from '../features/media/upload/upload.service';
import { tellOfOrder } from '../features/order/notifications/sendOrderNotification';
import { sweepPayments } from '../features/payment/reconcilePayments';

export const tasks: Tasks = {
  deliver,
  expireUploads: ({ services }) => expireUploads(services),
  forget,
  loginLink: sendLoginLink,
  sweepPayments,
  tellOfOrder,
};
