/** Uploads the files of a rich text: images go to the image library, drawings and documents to the files (CMS-16). */
import { useEffect, useRef } from 'react';
import { imagePath } from '../../../../schema/site/imageUrls';
import { extensionsOf, validateFile, customerImageTypes, richTextFileTypes, fileTypeOf } from '../../../../schema/rules/site/fileTypes';
import { messageFor } from '../../../../schema/errors/messages';
import type { FileUploadProps, UploadedFile } from '../../../fields/richText/fileUploadContext';
import { uploadFile } from '../../../files/uploadFile';
import { useUploads } from '../../../files/useUploads';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { UploadProgressList } from './UploadProgressList';
import { titleFromFileName, type UploadedImage } from '../image/useImageUpload';
import { uploadPath } from '../../../../schema/site/uploadUrls';

type UploadResult = UploadedImage & { publicHash?: string };

const isImage = (file: File): boolean => customerImageTypes.includes(fileTypeOf(file.name)!);

export function RichTextFileUpload({ files, label, onFiles, onUpload, onRemove }: FileUploadProps) {
  const upload = useUploads<UploadResult>({
    upload: (file, options) =>
      isImage(file)
        ? uploadFile('/api/images', file, { ...options, fields: { alt: titleFromFileName(file) } })
        : uploadFile('/api/uploads', file, options),
    validate: file => validateFile(file, richTextFileTypes).map(messageFor)[0],
    onUpload: (uploaded, file) => onUpload(isImage(file) ? toImage(uploaded, file) : toLink(uploaded, file), file),
  });
  const started = useRef(new Set<File>());
  useEffect(() => {
    const added = files.filter(file => !started.current.has(file));
    for (const file of added) started.current.add(file);
    if (added.length > 0) upload.start(added);
  }, [files, upload.start]);
  const remove = (key: number): void => {
    const item = upload.items.find(entry => entry.key === key);
    upload.remove(key);
    if (item) onRemove(item.file);
  };
  const progress = <UploadProgressList upload={{ ...upload, remove }} />;
  return label ? (
    <FileDropzone label={label} accept={extensionsOf(richTextFileTypes)} isMany onFiles={onFiles}>
      {progress}
    </FileDropzone>
  ) : (
    progress
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
