/** Uploads files to the file library. */
import { messageFor } from '../../../../schema/errors/messages';
import { allFileTypes, validateFile } from '../../../../schema/rules/site/fileTypes';
import { uploadFile } from '../../../files/uploadFile';
import { useUploads } from '../../../files/useUploads';

export const useFileUpload = (onUpload: (file: { id: string }) => void) =>
  useUploads<{ id: string }>({
    upload: (file, options) => uploadFile('/api/uploads', file, options),
    validate: file => validateFile(file, allFileTypes).map(messageFor)[0],
    onUpload,
  });
