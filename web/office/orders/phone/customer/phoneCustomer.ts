/** What an order by phone takes over from a customer. Pure. */
import type { Draft } from '../draft';
import type { PhoneCustomersQuery } from './PhoneCustomers.generated';

export type PhoneCustomer = PhoneCustomersQuery['customers']['items'][number];

/** Returns the contact data of a customer. What is not known of this customer is emptied, so that nothing of another one remains. */
export const contactOf = ({ id, isCompany, ...customer }: PhoneCustomer): Partial<Draft> => ({
  customer: id,
  isCompany,
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  companyName: customer.companyName ?? '',
  vatNumber: customer.vatNumber ?? '',
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  street: customer.street ?? '',
  zipCode: customer.zipCode ?? '',
  city: customer.city ?? '',
  ...{ floor: '', stairway: '', door: '' },
});

/** The order no longer belongs to a customer. The company goes with it, because the form does not show it. */
export const noCustomer: Partial<Draft> = { customer: null, isCompany: false, companyName: '', vatNumber: '' };
