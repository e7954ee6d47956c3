/** Provides the pickers for records and files to the forms of the office. Loads them when the first form needs one. */
import { lazy, type ReactNode } from 'react';
import { RecordPickerContext } from '../fields/inputs/recordPickerContext';
import { FileUploadContext, type UploadedFile } from '../fields/richText/fileUploadContext';
import { LazyBoundary } from '../ui/feedback/LazyBoundary';
import { LazyRecordPicker } from './LazyRecordPicker';

const RichTextFileDropzone = lazy(async () => ({ default: (await import('./media/upload/RichTextFileDropzone')).RichTextFileDropzone }));

const LazyRichTextFileDropzone = (props: { onUpload: (file: UploadedFile) => void }) => (
  <LazyBoundary>
    <RichTextFileDropzone {...props} />
  </LazyBoundary>
);

export const PickerProviders = ({ children }: { children: ReactNode }) => (
  <RecordPickerContext value={LazyRecordPicker}>
    <FileUploadContext value={LazyRichTextFileDropzone}>{children}</FileUploadContext>
  </RecordPickerContext>
);
