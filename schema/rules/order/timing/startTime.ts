/** When a branch starts to prepare an order, so that it is ready at its due time (G-147). */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import { minutesUntilHandover, type BranchPreparation } from '../../time/capacity';
import { busyMinutes, type ServiceBranch } from '../../time/serviceState';

export type PreparingBranch = BranchPreparation & ServiceBranch;

/** Returns the due time without preparation, the way to the customer, and the delay of a branch that is busy when it would start. */
export function startTime(due: DateTime, method: DeliveryMethod, branch: PreparingBranch): DateTime {
  const start = due.minus({ minutes: minutesUntilHandover(branch, method) });
  return start.minus({ minutes: busyMinutes(branch, method, start) });
}
