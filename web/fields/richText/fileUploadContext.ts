/** The component that uploads files for a rich text (CMS-16). Fields do not know where files are stored, so the form provides it. */
import { createContext, type ComponentType } from 'react';

/** A file as a text references it. */
export interface UploadedFile {
  url: string;
  name: string;
  /** Images are shown in the text; other files are linked. */
  isImage: boolean;
}

/** A dropzone that calls back after the upload. Without it, texts accept no files. */
export const FileUploadContext = createContext<ComponentType<{ onUpload: (file: UploadedFile) => void }> | null>(null);
