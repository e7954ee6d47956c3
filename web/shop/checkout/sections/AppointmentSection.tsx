/** The appointment: a date and a time, or as soon as possible (CHK-17 to CHK-19, CHK-50). */
import { useMemo } from 'react';
import { fromMillis } from '../../../../schema/rules/time/calendar';
import { acceptsAppointment, datesOf } from '../../../../schema/rules/time/slots';
import { messageFor } from '../../../../schema/errors/messages';
import { FieldErrorText } from '../../../ui/inputs/Field';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { EarliestTime } from '../../cart/EarliestTime';
import { PastAppointmentNotice } from '../../cart/PastAppointmentNotice';
import { TimePicker } from '../../picker/TimePicker';
import { usePicker } from '../../picker/usePicker';
import { appointmentDateText, appointmentTimeText } from '../state/appointmentText';
import styles from './AppointmentSection.module.css';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { FormSection } from '../FormSection';

export function AppointmentSection() {
  const { branch, cart, at, slots } = useCheckout();
  const fieldError = useFieldError('appointmentDate');
  const dates = useMemo(() => datesOf(slots, at), [slots, at.zoneName]);
  const { appointment, setAppointment, pastAppointment } = cart;
  const picker = usePicker(appointment);
  const earliest = slots[0] ? fromMillis(slots[0].start, at) : null;
  // Reports an unavailable time at once: products or opening hours may have changed since it was chosen.
  const query = { branch, method: cart.method, products: cart.lines.map(({ product }) => product) };
  const isUnavailable = appointment !== null && pastAppointment === null && !acceptsAppointment(query, appointment, at);
  const error = fieldError ?? (isUnavailable ? messageFor({ path: [], rule: 'closed' }) : undefined);
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
      {picker.field && (
        <TimePicker
          label="Termin"
          date={appointment}
          proposal={earliest}
          at={at}
          availableDates={slots}
          dates={dates}
          focus={picker.field}
          onUpdate={picker.showPreview}
          onSave={dateTime => {
            setAppointment(dateTime);
            picker.close();
          }}
          onCancel={picker.close}
        />
      )}
    </FormSection>
  );
}

interface PickerButtonProps {
  icon: IconName;
  label: string;
  describedBy: string | undefined;
  children: string;
  onPress: () => void;
}

const PickerButton = ({ icon, label, describedBy, children, onPress }: PickerButtonProps) => (
  <button type="button" className={styles.pickerButton} aria-haspopup="dialog" aria-describedby={describedBy} onClick={onPress}>
    <Icon name={icon} />
    <span className={styles.text}>
      <small>{label}</small> <b>{children}</b>
    </span>
    <Icon name="chevron-right" />
  </button>
);
