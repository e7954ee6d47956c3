/** The picker for the time of the order, with the slots of the cart. */
import { useCart } from '../../../ordering/cart/useCart';
import { useStore } from '../../../ordering/menu/storeContext';
import { useSlots } from '../../../ordering/menu/useSlots';
import { AppointmentPicker } from '../../../ordering/picker/AppointmentPicker';

export function OrderTimePicker({ onClose }: { onClose: () => void }) {
  const { at } = useStore();
  const cart = useCart();
  return (
    <AppointmentPicker
      picker={{ field: 'date', showPreview: () => {}, close: onClose }}
      slots={useSlots(cart)}
      at={at}
      appointment={cart.appointment}
      onSave={cart.setAppointment}
    />
  );
}
