/** The component that edits several images in order. Fields do not know where images are stored, so the form provides it. */
import { createContext, type ComponentType } from 'react';
import type { Id } from '../../../schema/fields/field';

export interface ImageListProps {
  id: string;
  label: string;
  /** The maximum number of images. */
  max: number | undefined;
  value: readonly Id[];
  onChange: (ids: readonly Id[]) => void;
}

/** Without it, images are selected like other records. */
export const ImageListContext = createContext<ComponentType<ImageListProps> | null>(null);
