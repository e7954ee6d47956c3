/** The picker behind two fields, a day and a time: the fields follow each of its steps, and nothing counts before it is saved (TP-08). */
import type { DateTime } from 'luxon';
import { useState } from 'react';

interface Picker {
  /** The field it was opened from; undefined: it is closed. */
  field: 'day' | 'time' | undefined;
  /** What the fields show: where the open picker stands, else what is chosen. */
  shown: DateTime | null;
  open: (field: 'day' | 'time') => void;
  follow: (moment: DateTime) => void;
  close: () => void;
}

export function usePicker(chosen: DateTime | null): Picker {
  const [field, setField] = useState<'day' | 'time'>();
  const [preview, setPreview] = useState<DateTime | null>(null);
  return {
    field,
    shown: preview ?? chosen,
    open: setField,
    follow: setPreview,
    close: () => {
      setField(undefined);
      setPreview(null);
    },
  };
}
