/** The handlers of all jobs. */
import { runRetention } from './retention';
import { sendLoginLink } from '../features/identity/login/loginLink.service';
import { forwardPixelEvent } from '../features/statistics/pixel/pixel.service';
import type { JobHandlers } from '../platform/jobs/tasks';
import { runSitePlan } from '../features/content/scheduling/runSitePlan';
import { deliverMessage } from '../features/messages/deliverMessage';
import { expireProposal } from '../features/order/proposals/expireProposal';
import { sendOrderNotification } from '../features/order/notifications/sendOrderNotification';
import { sendPush } from '../features/order/push/sendPush';
import { remindBranches } from '../features/order/waiting/remindBranches';
import { createWebhookDeliveries } from '../features/order/webhooks/createDeliveries';
import { deliverWebhook } from '../features/order/webhooks/deliverWebhook';
import { countOrderStatistics } from '../features/statistics/reports/orders/countDays';
import { countVisitorStatistics } from '../features/statistics/reports/visitors/countVisitorDays';
import { reconcilePayments } from '../features/payment/reconcilePayments';
import { deleteOrderedUploads, deleteUnusedUploads } from '../features/media/upload/deleteUnusedUploads';

export const jobHandlers: JobHandlers = {
  countOrderStatistics,
  countVisitorStatistics,
  createWebhookDeliveries,
  deliverMessage,
  deliverWebhook,
  deleteUnusedUploads: async ({ services }) => {
    await deleteUnusedUploads(services);
    await deleteOrderedUploads(services);
  },
  remindBranches,
  expireProposal,
  forwardPixelEvent,
  runRetention,
  runSitePlan,
  sendLoginLink: sendLoginLink,
  reconcilePayments,
  sendOrderNotification,
  sendPush,
};
