/** When the customer wants the order: as soon as possible, at one of the next times, or at any other time of the branch. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../../schema/rules/time/dateText';
import { useStore } from '../../../../ordering/menu/storeContext';
import { useSlots } from '../../../../ordering/menu/useSlots';
import { ChipGroup } from '../../../../ui/inputs/ChipGroup';
import { FieldErrorText } from '../../../../ui/inputs/Field';
import styles from '../PhoneOrder.module.css';
import { usePhoneOrderContext } from '../phoneOrderContext';
import { OtherTime } from './OtherTime';
import { soonest, timeOptions } from './timeOptions';

export function TimeField() {
  const { cart, errorOf } = usePhoneOrderContext();
  const { at } = useStore();
  const slots = useSlots(cart);
  const { appointment, setAppointment } = cart;
  const options = timeOptions(slots, at);
  const value = appointment ? appointment.toUTC().toISO()! : soonest;
  const error = errorOf('appointmentDate');
  return (
    <div className={styles.group}>
      <ChipGroup
        label="Termin"
        options={options}
        value={value}
        onChange={time => time && setAppointment(time === soonest ? null : inZone(time, at.zoneName!))}
      />
      <OtherTime slots={slots} at={at}>
        {appointment && !(value in options) ? dateTimeText(appointment) : 'Anderer Termin'}
      </OtherTime>
      {error && <FieldErrorText id="appointment-error">{error}</FieldErrorText>}
    </div>
  );
}
