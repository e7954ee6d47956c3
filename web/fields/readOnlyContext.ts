/** Whether a form is to be looked at only; what a disabled fieldset cannot shut asks here. */
import { createContext } from 'react';

export const ReadOnly = createContext(false);
