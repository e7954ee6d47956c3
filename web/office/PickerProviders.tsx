/** Provides the pickers for records and files to the forms of the office. Loads them when the first form needs one. */
import { lazy, type ReactNode } from 'react';
import { RecordPickerContext } from '../fields/inputs/recordPickerContext';
import { FileUploadContext, type FileUploadProps } from '../fields/richText/fileUploadContext';
import { LazyBoundary } from '../ui/feedback/LazyBoundary';
import { LazyRecordPicker } from './LazyRecordPicker';

const RichTextFileUpload = lazy(async () => ({ default: (await import('./media/upload/RichTextFileUpload')).RichTextFileUpload }));

const LazyRichTextFileUpload = (props: FileUploadProps) => (
  <LazyBoundary>
    <RichTextFileUpload {...props} />
  </LazyBoundary>
);

export const PickerProviders = ({ children }: { children: ReactNode }) => (
  <RecordPickerContext value={LazyRecordPicker}>
    <FileUploadContext value={LazyRichTextFileUpload}>{children}</FileUploadContext>
  </RecordPickerContext>
);
