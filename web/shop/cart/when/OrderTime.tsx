/** The time of the order, chosen in the store: as soon as possible, or an appointment. It stays with the cart (G-137). */
import { lazy, useState } from 'react';
import { asSoonAsPossibleText } from '../../../../schema/rules/order/orderTexts';
import { submissionOf } from '../../../../schema/rules/checkout/submissionType';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { useCart } from '../../../ordering/cart/useCart';
import { useStore } from '../../../ordering/menu/storeContext';
import { PickerButton } from '../../../ordering/picker/PickerButton';
import { LazyBoundary } from '../../../ui/feedback/LazyBoundary';
import styles from './OrderTime.module.css';

/** Few customers choose a time in the store, so the picker is loaded on demand. */
const OrderTimePicker = lazy(async () => ({ default: (await import('./OrderTimePicker')).OrderTimePicker }));

export function OrderTime() {
  const { branch, at } = useStore();
  const { appointment, method } = useCart();
  const [isOpen, setOpen] = useState(false);
  if (!submissionOf(branch, method, at)) return null;
  const unset = branch.isAppointmentRequired ? 'Bitte wählen' : asSoonAsPossibleText;
  return (
    <div className={styles.time}>
      <PickerButton icon="calendar-days" label="Wann?" onPress={() => setOpen(true)}>
        {appointment ? relativeDateTimeText(appointment, at) : unset}
      </PickerButton>
      {isOpen && (
        <LazyBoundary>
          <OrderTimePicker onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </div>
  );
}
