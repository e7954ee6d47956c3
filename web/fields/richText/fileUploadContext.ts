/** The component that uploads files for a rich text (CMS-16). Fields do not know where files are stored, so the form provides it. */
import { createContext, type ComponentType } from 'react';

/** A file as a text references it. */
export interface UploadedFile {
  url: string;
  name: string;
  /** Images are shown in the text; other files are linked. */
  isImage: boolean;
}

export interface FileUploadProps {
  /** The files to upload, each once. */
  files: readonly File[];
  /** The label of a button to select files; without it, only the progress of the files is shown. */
  label: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onUpload: (uploaded: UploadedFile, file: File) => void;
  /** Called when the user cancels an upload or removes a file whose upload failed. */
  onRemove: (file: File) => void;
}

/** Uploads files and shows their progress and errors. Without it, texts accept no files. */
export const FileUploadContext = createContext<ComponentType<FileUploadProps> | null>(null);
