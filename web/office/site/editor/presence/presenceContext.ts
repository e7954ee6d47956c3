/** The other editors of the page, for its blocks. */
import { createContext } from 'react';
import type { OtherEditor } from './editorReports';

export const PresenceContext = createContext<readonly OtherEditor[]>([]);
