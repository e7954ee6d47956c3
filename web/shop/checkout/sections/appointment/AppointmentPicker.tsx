/** The dialog to select the appointment. */
import type { usePicker } from '../../../../ordering/picker/usePicker';
import type { DateTime } from 'luxon';
import { useCheckout } from '../../state/checkoutContext';
import { useMemo } from 'react';
import { datesOf } from '../../../../../schema/rules/time/slots';
import { TimePicker } from '../../../../ordering/picker/TimePicker';

interface AppointmentPickerProps {
  picker: ReturnType<typeof usePicker>;
  field: 'date' | 'time';
  earliest: DateTime | null;
}

export function AppointmentPicker({ picker, field, earliest }: AppointmentPickerProps) {
  const { cart, at, slots } = useCheckout();
  const dates = useMemo(() => datesOf(slots, at), [slots, at.zoneName]);
  return (
    <TimePicker
      label="Termin"
      date={cart.appointment}
      proposal={earliest}
      at={at}
      availableDates={slots}
      dates={dates}
      focus={field}
      onUpdate={picker.showPreview}
      onSave={dateTime => {
        cart.setAppointment(dateTime);
        picker.close();
      }}
      onCancel={picker.close}
    />
  );
}
