/** Sends files that are put into a text (CMS-16). Fields do not know where files are kept; whoever shows a form says so. */
import { createContext, type ComponentType } from 'react';

/** A file as a text names it. */
export interface TextFile {
  address: string;
  name: string;
  /** Shown in the text; anything else is linked to. */
  isPicture: boolean;
}

/** Where files are chosen, and handed over when they are there. Without it, texts take none. */
export const TextFiles = createContext<ComponentType<{ onSent: (file: TextFile) => void }> | null>(null);
