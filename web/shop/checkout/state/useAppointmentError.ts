/** Validates the appointment. */
import { useCheckout, useFieldError } from './checkoutContext';
import { acceptsAppointment } from '../../../../schema/rules/time/slots';
import { messageFor } from '../../../../schema/errors/messages';

/** Reports an unavailable time at once: products or opening hours may have changed since it was chosen. */
export function useAppointmentError(): string | undefined {
  const { branch, cart, at } = useCheckout();
  const fieldError = useFieldError('appointmentDate');
  const { appointment, pastAppointment } = cart;
  const query = { branch, method: cart.method, products: cart.lines.map(({ product }) => product) };
  const isUnavailable = appointment !== null && pastAppointment === null && !acceptsAppointment(query, appointment, at);
  return fieldError ?? (isUnavailable ? messageFor({ path: [], rule: 'closed' }) : undefined);
}
