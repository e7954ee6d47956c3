/** Dropzone for the files of a rich text: images go to the image library, drawings and documents to the files (CMS-16). */
import { imagePath } from '../../../../schema/site/imageUrls';
import { extensionsOf, validateFile, customerImageTypes, richTextFileTypes, fileTypeOf } from '../../../../schema/rules/site/fileTypes';
import { messageFor } from '../../../../schema/errors/messages';
import type { UploadedFile } from '../../../fields/richText/fileUploadContext';
import { uploadFile } from '../../../files/uploadFile';
import { useUploads } from '../../../files/useUploads';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { UploadProgressList } from './UploadProgressList';
import { titleFromFileName, type UploadedImage } from '../image/useImageUpload';
import { uploadPath } from '../../../../schema/site/uploadUrls';

type UploadResult = UploadedImage & { publicHash?: string };

const isImage = (file: File): boolean => customerImageTypes.includes(fileTypeOf(file.name)!);

export function RichTextFileDropzone({ onUpload }: { onUpload: (file: UploadedFile) => void }) {
  const upload = useUploads<UploadResult>({
    upload: (file, options) =>
      isImage(file)
        ? uploadFile('/api/images', file, { ...options, fields: { alt: titleFromFileName(file) } })
        : uploadFile('/api/uploads', file, options),
    validate: file => validateFile(file, richTextFileTypes).map(messageFor)[0],
    onUpload: (uploaded, file) => onUpload(isImage(file) ? toImage(uploaded, file) : toLink(uploaded, file)),
  });
  return (
    <FileDropzone label="Datei auswählen" accept={extensionsOf(richTextFileTypes)} onFiles={upload.start}>
      <UploadProgressList upload={upload} />
    </FileDropzone>
  );
}

const toImage = (uploaded: UploadResult, file: File): UploadedFile => ({
  url: imagePath(uploaded, 'small'),
  name: titleFromFileName(file),
  isImage: true,
});

const toLink = (uploaded: UploadResult, { name }: File): UploadedFile => ({
  url: uploadPath({ ...uploaded, publicHash: uploaded.publicHash! }), // only images have none
  name,
  isImage: false,
});
