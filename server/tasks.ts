/** How every job is done: one line each. */
import { forget } from './forgetting';
import { sendLoginLink } from './identity/loginLink.service';
import type { Tasks } from './jobs/worker';
import { deliver } from './mail/deliver';
import { expireUploads } from './media/upload.service';
import { tellOfOrder } from './order/tellOfOrder';
import { sweepPayments } from './payment/sweep';

export const tasks: Tasks = {
  deliver,
  expireUploads: ({ services }) => expireUploads(services),
  forget,
  loginLink: sendLoginLink,
  sweepPayments,
  tellOfOrder,
};
