/** Whether the form of the open block is in the inspector instead of in the list of blocks. */
import { createContext } from 'react';

export const InspectorContext = createContext(false);
