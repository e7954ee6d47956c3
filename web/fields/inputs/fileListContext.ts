/** The component that edits several files in order. Fields do not know where files are stored, so the form provides it. */
import { createContext, type ComponentType } from 'react';
import type { Id } from '../../../schema/fields/field';

export interface FileListProps {
  id: string;
  field: { to: string; label: string; max?: number };
  value: readonly Id[] | null;
  onChange: (ids: readonly Id[]) => void;
}

/** Without it, files are selected like other records. */
export const FileListContext = createContext<ComponentType<FileListProps> | null>(null);
