/** Provides the pickers for records and files to the forms of the office. Loads them when the first form needs one. */
import { lazy, type ReactNode } from 'react';
import { FileListContext, type FileListProps } from '../fields/inputs/fileListContext';
import { ImageListContext, type ImageListProps } from '../fields/inputs/imageListContext';
import { LinkTargetContext, type LinkTargetProps } from '../fields/inputs/linkTargetContext';
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

const ImageListField = lazy(async () => ({ default: (await import('./media/imageList/ImageListField')).ImageListField }));

const LazyImageListField = (props: ImageListProps) => (
  <LazyBoundary>
    <ImageListField {...props} />
  </LazyBoundary>
);

const FilesField = lazy(async () => ({ default: (await import('./media/fileField/FilesField')).FilesField }));

const LazyFilesField = (props: FileListProps) => (
  <LazyBoundary>
    <FilesField {...props} />
  </LazyBoundary>
);

const LinkTarget = lazy(async () => ({ default: (await import('./navigation/LinkTarget')).LinkTarget }));

const LazyLinkTarget = (props: LinkTargetProps) => (
  <LazyBoundary>
    <LinkTarget {...props} />
  </LazyBoundary>
);

export const PickerProviders = ({ children }: { children: ReactNode }) => (
  <RecordPickerContext value={LazyRecordPicker}>
    <FileUploadContext value={LazyRichTextFileUpload}>
      <ImageListContext value={LazyImageListField}>
        <FileListContext value={LazyFilesField}>
          <LinkTargetContext value={LazyLinkTarget}>{children}</LinkTargetContext>
        </FileListContext>
      </ImageListContext>
    </FileUploadContext>
  </RecordPickerContext>
);
