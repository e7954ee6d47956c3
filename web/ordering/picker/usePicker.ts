/** The state of a time picker behind a date and a time field. The fields show each step, but only saving applies it (TP-08). */
import type { DateTime } from 'luxon';
import { useState } from 'react';

export interface PickerState {
  /** The field that opened the picker; undefined while it is closed. */
  field: 'date' | 'time' | undefined;
  /** The displayed time: of the open picker, else the selected one. */
  displayedTime: DateTime | null;
  open: (field: 'date' | 'time') => void;
  showPreview: (time: DateTime) => void;
  close: () => void;
}

export function usePicker(selectedTime: DateTime | null): PickerState {
  const [field, setField] = useState<'date' | 'time'>();
  const [preview, setPreview] = useState<DateTime | null>(null);
  return {
    field,
    displayedTime: preview ?? selectedTime,
    open: setField,
    showPreview: setPreview,
    close: () => {
      setField(undefined);
      setPreview(null);
    },
  };
}
