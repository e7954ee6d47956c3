/** Uploads images to the library and returns the errors of browser and server in German. */
import { normalizeLine } from '../../../../schema/fields/validation/characters';
import { extensionsOf, validateFile, staffImageTypes } from '../../../../schema/rules/site/fileTypes';
import { messageFor } from '../../../../schema/errors/messages';
import { uploadFile } from '../../../files/uploadFile';
import { useUploads } from '../../../files/useUploads';

/** The part of the server's response that identifies an image. */
export interface UploadedImage {
  id: string;
  version: number;
  extension: string;
}

/** The file extensions that the file dialog offers. */
export const imageExtensions = extensionsOf(staffImageTypes);

/** Creates an image from each file, or replaces the file of the given image. */
export const useImageUpload = (onUpload: (image: UploadedImage, file: File) => void, imageId?: string) =>
  useUploads<UploadedImage>({
    upload: (file, options) =>
      imageId
        ? uploadFile(`/api/images/${imageId}`, file, { ...options, method: 'PUT' })
        : uploadFile('/api/images', file, { ...options, fields: { alt: titleFromFileName(file) } }),
    validate: file => validateFile(file, staffImageTypes).map(messageFor)[0],
    onUpload,
  });

/** The file name is the description until a user writes one. */
export const titleFromFileName = ({ name }: File): string =>
  normalizeLine(name)
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .slice(0, 200);
