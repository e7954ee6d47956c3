/** Passes id, description and validity from a field to the control inside it. */
import { createContext, useContext } from 'react';

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlAttributes {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** Returns the attributes of a control: its own, merged with those of the field around it. */
export function useFieldContext(attributes: ControlAttributes) {
  const field = useContext(FieldContext);
  return {
    id: attributes.id ?? field?.id,
    required: attributes.required ?? (field?.isRequired || undefined),
    'aria-describedby': [attributes['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': attributes['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}
