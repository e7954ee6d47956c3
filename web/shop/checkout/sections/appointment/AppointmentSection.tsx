/** The appointment: a date and a time, or as soon as possible (CHK-17 to CHK-19, CHK-50). */
import { fromMillis } from '../../../../../schema/rules/time/calendar';
import { FieldErrorText } from '../../../../ui/inputs/Field';
import { EarliestTime } from '../../../cart/EarliestTime';
import { PastAppointmentNotice } from '../../../cart/PastAppointmentNotice';
import { usePicker } from '../../../../ordering/picker/usePicker';
import { appointmentDateText, appointmentTimeText } from '../../state/appointmentText';
import styles from './AppointmentSection.module.css';
import { useCheckout } from '../../state/checkoutContext';
import { FormSection } from '../../FormSection';
import { PickerButton } from '../../../../ordering/picker/PickerButton';
import { useAppointmentError } from '../../state/useAppointmentError';
import { AppointmentPicker } from '../../../../ordering/picker/AppointmentPicker';

export function AppointmentSection() {
  const { branch, cart, at, slots } = useCheckout();
  const { appointment } = cart;
  const picker = usePicker(appointment);
  const earliest = slots[0] ? fromMillis(slots[0].start, at) : null;
  const error = useAppointmentError();
  const isRequired = branch.isAppointmentRequired;
  const describedBy = error ? 'appointment-error' : undefined;
  return (
    <FormSection section="appointment" title="Termin">
      <div className={styles.fields}>
        <PickerButton icon="calendar-days" label="Datum" describedBy={describedBy} onPress={() => picker.open('date')}>
          {appointmentDateText(picker.displayedTime, at, isRequired)}
        </PickerButton>
        <PickerButton icon="clock" label="Uhrzeit" describedBy={describedBy} onPress={() => picker.open('time')}>
          {appointmentTimeText(picker.displayedTime, earliest, { at, isRequired })}
        </PickerButton>
      </div>
      <PastAppointmentNotice />
      {error && <FieldErrorText id="appointment-error">{error}</FieldErrorText>}
      <div className={styles.earliest}>
        <EarliestTime isHiddenUnlessDelayed={appointment === null} />
      </div>
      <AppointmentPicker picker={picker} slots={slots} at={at} appointment={appointment} onSave={cart.setAppointment} />
    </FormSection>
  );
}
