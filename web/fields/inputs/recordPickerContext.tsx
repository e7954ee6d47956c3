/** Chooses a record of another collection. Fields do not know how records are listed; whoever shows a form says so. */
import { createContext, type ComponentType } from 'react';
import { Input } from '../../ui/inputs/controls';

export interface PickerProps {
  id?: string;
  to: string;
  /** Where no label stands beside it. */
  label?: string | undefined;
  /** What the empty choice says. */
  empty?: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

export const RecordPicker = createContext<ComponentType<PickerProps>>(({ id, label, value, onChange }) => (
  <Input {...(id && { id })} aria-label={label} value={value ?? ''} onChange={text => onChange(text || null)} />
));
