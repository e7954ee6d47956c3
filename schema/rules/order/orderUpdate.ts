/** The fields of an order that staff may change, without items and status: times, contact data and texts (table R, PUT orders). */
import { dateTime, type RecordOf } from '../../fields/field';
import { notAllowedNowError, finalStatusError, type TransitionError } from './actions/transitionErrors';
import { businessCustomerField, orderFormFields } from '../checkout/orderInput';
import { isFinal, type OrderStatus } from './orderStatus';

const { deliveryArea: _, appointmentDate: __, ...orderFields } = orderFormFields;

/** The delivery area stays because it decided the delivery fee; the requested time stays too. */
export const updateOrderFields = {
  ...orderFields,
  customer: businessCustomerField,
  appointment: dateTime({ label: 'Termin', help: 'Erst nach der Bestätigung.' }),
};

export type UpdateOrderInput = Partial<RecordOf<typeof updateOrderFields>>;

/**
 * Returns the error if this cannot change now. The appointment can change only after the confirmation; before, it is agreed by confirming
 * or proposing.
 */
export function orderUpdateError(status: OrderStatus, input: UpdateOrderInput): TransitionError | undefined {
  if (isFinal(status)) return finalStatusError;
  const hasAppointment = status === 'CONFIRMED' || status === 'IN_DELIVERY';
  return input.appointment !== undefined && !hasAppointment ? notAllowedNowError : undefined;
}
