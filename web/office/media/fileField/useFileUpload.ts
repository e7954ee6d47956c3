/** Uploads files to the file library, if the user may. */
import { can } from '../../../../schema/access/permissions';
import { messageFor } from '../../../../schema/errors/messages';
import { allFileTypes, extensionsOf, validateFile } from '../../../../schema/rules/site/fileTypes';
import { uploadFile } from '../../../files/uploadFile';
import { useUploads } from '../../../files/useUploads';
import { useOffice } from '../../shell/officeContext';

/** The file extensions for the file picker of the browser. */
export const fileExtensions = extensionsOf(allFileTypes);

export function useFileUpload(onUpload: (file: { id: string }) => void) {
  const { roles } = useOffice().me;
  const upload = useUploads<{ id: string }>({
    upload: (file, options) => uploadFile('/api/uploads', file, options),
    validate: file => validateFile(file, allFileTypes).map(messageFor)[0],
    onUpload,
  });
  return { ...upload, canUpload: can(roles, 'upload.create') };
}
