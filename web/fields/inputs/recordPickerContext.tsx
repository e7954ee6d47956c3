/** The component that picks a record of another collection. Fields do not know how records are listed, so the form provides it. */
import { createContext, type ComponentType } from 'react';
import { Input } from '../../ui/inputs/controls';

export interface PickerProps {
  id?: string;
  to: string;
  /** For pickers without a visible label. */
  label?: string | undefined;
  /** The text of the empty option. */
  empty?: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

export const RecordPickerContext = createContext<ComponentType<PickerProps>>(({ id, label, value, onChange }) => (
  <Input {...(id && { id })} aria-label={label} value={value ?? ''} onChange={text => onChange(text || null)} />
));
