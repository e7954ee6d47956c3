/** Validates the business customer of an order. */
import type { Issue } from '../../../../schema/fields/validation/validate';
import { businessCustomerField } from '../../../../schema/rules/checkout/orderInput';
import type { UpdateOrderInput } from '../../../../schema/rules/order/orderUpdate';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context } from '../../../platform/context/context';

/** Returns an issue for an unknown customer. A viewer who cannot read customers cannot reference one. */
export async function validateCustomer(context: Context, { customer }: UpdateOrderInput): Promise<Issue[]> {
  if (!customer) return [];
  return context.canRead('customer')
    ? missingRecords(context, { customer: businessCustomerField }, { customer })
    : [{ path: ['customer'], rule: 'recordNotFound' }];
}
