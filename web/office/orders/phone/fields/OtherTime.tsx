/** Selects any time of the branch with the picker of the shop. */
import type { DateTime } from 'luxon';
import type { Slot } from '../../../../../schema/rules/time/slots';
import { AppointmentPicker } from '../../../../ordering/picker/AppointmentPicker';
import { usePicker } from '../../../../ordering/picker/usePicker';
import { Button } from '../../../../ui/actions/Button';
import { usePhoneOrderContext } from '../phoneOrderContext';

interface Props {
  slots: readonly Slot[];
  at: DateTime;
  /** The text of the button. */
  children: string;
}

export function OtherTime({ slots, at, children }: Props) {
  const { appointment, setAppointment } = usePhoneOrderContext().cart;
  const picker = usePicker(appointment);
  return (
    <>
      <Button variant="secondary" icon="calendar-days" popup="dialog" onPress={() => picker.open('date')}>
        {children}
      </Button>
      <AppointmentPicker picker={picker} slots={slots} at={at} appointment={appointment} onSave={setAppointment} />
    </>
  );
}
