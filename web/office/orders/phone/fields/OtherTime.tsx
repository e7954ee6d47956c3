/** Selects any time of the branch with the picker of the shop. */
import type { DateTime } from 'luxon';
import { useMemo } from 'react';
import { fromMillis } from '../../../../../schema/rules/time/calendar';
import { datesOf, type Slot } from '../../../../../schema/rules/time/slots';
import { TimePicker } from '../../../../ordering/picker/TimePicker';
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
  const dates = useMemo(() => datesOf(slots, at), [slots, at.zoneName]);
  return (
    <>
      <Button variant="secondary" icon="calendar-days" popup="dialog" onPress={() => picker.open('date')}>
        {children}
      </Button>
      {picker.field && (
        <TimePicker
          label="Termin"
          date={appointment}
          proposal={slots[0] ? fromMillis(slots[0].start, at) : null}
          at={at}
          availableDates={slots}
          dates={dates}
          focus={picker.field}
          onSave={time => {
            setAppointment(time);
            picker.close();
          }}
          onCancel={picker.close}
        />
      )}
    </>
  );
}
