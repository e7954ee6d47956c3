/** What the forms of the office choose records and files with; loaded when the first form asks. */
import { lazy, type ReactNode } from 'react';
import { RecordPicker } from '../fields/RecordPicker';
import { TextFiles, type TextFile } from '../fields/textFiles';
import { LatePart } from '../ui/LatePart';
import { LazyPicker } from './LazyPicker';

const TextFileDrop = lazy(async () => ({ default: (await import('./media/TextFileDrop')).TextFileDrop }));

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
