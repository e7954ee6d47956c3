/** Form field for several files in order: one file field for each, and several uploads at once. */
import { useContext, useEffect, useRef } from 'react';
import type { FileListProps } from '../../../fields/inputs/fileListContext';
import { ReferencesEditor } from '../../../fields/inputs/ReferenceEditors';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { UploadProgressList } from '../upload/UploadProgressList';
import { fileExtensions, useFileUpload } from './useFileUpload';

export function FilesField(props: FileListProps) {
  const { value, onChange } = props;
  const isReadOnly = useContext(ReadOnlyContext);
  // Several uploads may end before the list is rendered again.
  const latest = useRef(value ?? []);
  useEffect(() => void (latest.current = value ?? []), [value]);
  const upload = useFileUpload(({ id }) => {
    latest.current = [...latest.current, id];
    onChange(latest.current);
  });
  const list = <ReferencesEditor {...props} />;
  if (isReadOnly || !upload.canUpload) return list;
  return (
    <FileDropzone label="Dateien hochladen" accept={fileExtensions} isMany onFiles={upload.start}>
      {list}
      <UploadProgressList upload={upload} />
    </FileDropzone>
  );
}
