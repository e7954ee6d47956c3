/** Form field for several files in order: uploads several at once, selects them from the library, moves and removes them. */
import { useContext, useEffect, useRef } from 'react';
import type { FileListProps } from '../../../fields/inputs/fileListContext';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { EditableList } from '../../../ui/inputs/EditableList';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { UploadProgressList } from '../upload/UploadProgressList';
import { FileFieldActions } from './FileFieldActions';
import { FileName } from './FileName';
import { fileExtensions, useFileUpload } from './useFileUpload';

export function FilesField({ id: listId, field: { label }, value, onChange }: FileListProps) {
  const isReadOnly = useContext(ReadOnlyContext);
  // Several uploads may end before the list is rendered again.
  const latest = useRef(value ?? []);
  useEffect(() => void (latest.current = value ?? []), [value]);
  const upload = useFileUpload(({ id }) => {
    latest.current = [...latest.current, id];
    onChange(latest.current);
  });
  const list = (
    <EditableList label={label} entries={value ?? []} createEntry={() => ''} onChange={onChange}>
      {(id, index, update) => (
        <div id={`${listId}-${index}`} role="group" aria-label={`${label} ${index + 1}`}>
          {id ? <FileName id={id} /> : <FileFieldActions hasFile={false} onChange={chosen => update(chosen ?? '')} />}
        </div>
      )}
    </EditableList>
  );
  if (isReadOnly || !upload.canUpload) return list;
  return (
    <FileDropzone label="Dateien hochladen" accept={fileExtensions} isMany onFiles={upload.start}>
      {list}
      <UploadProgressList upload={upload} />
    </FileDropzone>
  );
}
