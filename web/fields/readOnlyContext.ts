/** Whether a form is read-only, for controls that a disabled fieldset does not disable. */
import { createContext } from 'react';

export const ReadOnlyContext = createContext(false);
