/** Tells the customer that the chosen appointment is over and that the cart is unchanged. */
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { Alert } from '../../ui/feedback/Alert';
import { useStore } from '../../ordering/menu/storeContext';
import { useCart } from '../../ordering/cart/useCart';

export function PastAppointmentNotice() {
  const { at } = useStore();
  const { pastAppointment } = useCart();
  if (!pastAppointment) return null;
  return (
    <Alert tone="warning" icon="clock" title={`Ihr Termin ist vorbei: ${relativeDateTimeText(pastAppointment, at)}`} isNew>
      Bitte wählen Sie einen neuen. Ihr Warenkorb ist noch da.
    </Alert>
  );
}
