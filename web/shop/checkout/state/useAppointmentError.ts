/** Validates the appointment. */
import { useCheckout, useFieldError } from './checkoutContext';
import { appointmentIssue } from '../../../../schema/rules/time/slots';
import { slotQueryOf, useStore } from '../../../ordering/menu/storeContext';
import { messageFor } from '../../../../schema/errors/messages';

/** Reports an unavailable time at once: products, opening hours, a pause or other orders may have changed it since it was chosen. */
export function useAppointmentError(): string | undefined {
  const store = useStore();
  const { cart, at } = useCheckout();
  const fieldError = useFieldError('appointmentDate');
  const { appointment, pastAppointment } = cart;
  const issue = appointment && pastAppointment === null ? appointmentIssue(slotQueryOf(store, cart), appointment, at) : null;
  return fieldError ?? (issue ? messageFor(issue) : undefined);
}
