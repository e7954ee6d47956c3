/** What the forms of the office choose records and files with; loaded when the first form asks. */
import { lazy, type ReactNode } from 'react';
import { RecordPicker } from '../fields/inputs/recordPickerContext';
import { TextFiles, type TextFile } from '../fields/richText/fileUploadContext';
import { LatePart } from '../ui/feedback/LazyBoundary';
import { LazyPicker } from './LazyRecordPicker';

const TextFileDrop = lazy(async () => ({ default: (await import('./media/RichTextFileDropzone')).TextFileDrop }));

const LazyTextFiles = (props: { onSent: (file: TextFile) => void }) => (
  <LatePart>
    <TextFileDrop {...props} />
  </LatePart>
);

export const Choosers = ({ children }: { children: ReactNode }) => (
  <RecordPicker value={LazyPicker}>
    <TextFiles value={LazyTextFiles}>{children}</TextFiles>
  </RecordPicker>
);
