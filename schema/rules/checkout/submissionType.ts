/** How a cart is submitted: as an order, a pre-order or a request for a quotation. */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from './deliveryMethods';
import { hoursOf, isOpen, type BranchHours } from '../time/openingHours';

export type SubmissionType = 'quotation' | 'order' | 'preorder';

interface SubmissionBranch extends BranchHours {
  readonly isQuotationRequired: boolean;
  readonly isPreorderEnabled: boolean;
}

/** The button labels of CHK-38 to CHK-40. */
export const submitLabels: Readonly<Record<SubmissionType, string>> = {
  quotation: 'Angebotsanfrage abschicken',
  order: 'Bestellung abschicken',
  preorder: 'Vorbestellung abschicken',
};

/**
 * Returns what the branch accepts now for this delivery method; null if nothing (CHK-42, G-043, G-044). The minimum order value is checked
 * separately.
 */
export function submissionOf(branch: SubmissionBranch, method: DeliveryMethod, at: DateTime): SubmissionType | null {
  if (branch.isQuotationRequired) return 'quotation';
  if (isOpen(hoursOf(branch, method), at)) return 'order';
  return branch.isPreorderEnabled ? 'preorder' : null;
}
