/** Jobs by schedule, each in one instance. */
import type { JobName } from './enqueue';

export const cronSchedules: { readonly [N in JobName]?: string } = {
  runRetention: '*/10 * * * *',
  reconcilePayments: '* * * * *',
  remindBranches: '* * * * *',
  countOrderStatistics: '* * * * *',
  countVisitorStatistics: '* * * * *',
  deleteUnusedUploads: '17 * * * *',
};
