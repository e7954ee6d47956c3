/** The text of a business customer: number and name. */
import type { BusinessCustomerFragment } from './BusinessCustomer.generated';

export const customerText = ({ number, isCompany, companyName, firstName, lastName }: BusinessCustomerFragment): string =>
  [number, (isCompany && companyName) || [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
