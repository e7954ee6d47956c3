/** As what a cart is sent: an order, a preorder or the request for an offer. */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from './deliveryMethods';
import { hoursOf, isOpen, type BranchHours } from '../time/openingHours';

export type Submission = 'quotation' | 'order' | 'preorder';

interface SubmissionBranch extends BranchHours {
  readonly isQuotationRequired: boolean;
  readonly isPreorderEnabled: boolean;
}

/** CHK-38 to CHK-40. */
export const submitLabels: Readonly<Record<Submission, string>> = {
  quotation: 'Angebotsanfrage abschicken',
  order: 'Bestellung abschicken',
  preorder: 'Vorbestellung abschicken',
};

/** What the branch takes now by this method; null when nothing (CHK-42, G-043, G-044). The minimum order value is asked elsewhere. */
export function submissionOf(branch: SubmissionBranch, method: DeliveryMethod, at: DateTime): Submission | null {
  if (branch.isQuotationRequired) return 'quotation';
  if (isOpen(hoursOf(branch, method), at)) return 'order';
  return branch.isPreorderEnabled ? 'preorder' : null;
}
