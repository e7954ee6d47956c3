/** How every job is done: one line each. */
import { forget } from './forgetting';
import { sendLoginLink } from './identity/loginLink.service';
import type { Tasks } from './jobs/worker';
import { deliver } from './mail/deliver';
import { tellOfOrder } from './order/tellOfOrder';

export const tasks: Tasks = { deliver, forget, loginLink: sendLoginLink, tellOfOrder };
