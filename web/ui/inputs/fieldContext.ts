/** How a control learns from the field around it what names it, what describes it and whether it is wrong. */
import { createContext, useContext } from 'react';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldWiring = createContext<Wiring | null>(null);

interface Given {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** The attributes of a control: its own, and what the field around it adds. */
export function useWiring(given: Given) {
  const field = useContext(FieldWiring);
  return {
    id: given.id ?? field?.id,
    required: given.required ?? (field?.isRequired || undefined),
    'aria-describedby': [given['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': given['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}
