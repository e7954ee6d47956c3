/** The other editors of the page, for its blocks. */
import { createContext } from 'react';
import type { OtherEditor } from './usePresence';

export const PresenceContext = createContext<readonly OtherEditor[]>([]);
