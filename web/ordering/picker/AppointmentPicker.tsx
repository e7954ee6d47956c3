/** The dialog to select the appointment among the slots of the branch. Renders nothing while the picker is closed. */
import type { DateTime } from 'luxon';
import { useMemo } from 'react';
import { fromMillis } from '../../../schema/rules/time/calendar';
import { datesOf, type Slot } from '../../../schema/rules/time/slots';
import { TimePicker } from './TimePicker';
import type { PickerState } from './usePicker';

interface Props {
  picker: Pick<PickerState, 'field' | 'showPreview' | 'close'>;
  slots: readonly Slot[];
  /** Now, on the shop's clock. */
  at: DateTime;
  appointment: DateTime | null;
  onSave: (appointment: DateTime | null) => void;
}

export function AppointmentPicker({ picker, slots, at, appointment, onSave }: Props) {
  const dates = useMemo(() => datesOf(slots, at), [slots, at.zoneName]);
  if (!picker.field) return null;
  return (
    <TimePicker
      label="Termin"
      date={appointment}
      proposal={slots[0] ? fromMillis(slots[0].start, at) : null}
      at={at}
      availableSlots={slots}
      dates={dates}
      focus={picker.field}
      onUpdate={picker.showPreview}
      onSave={dateTime => {
        onSave(dateTime);
        picker.close();
      }}
      onCancel={picker.close}
    />
  );
}
