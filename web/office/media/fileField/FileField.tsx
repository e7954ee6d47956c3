/** Form field for a file: links to it, uploads it, selects it from the library and removes it. */
import { useContext } from 'react';
import { FileLink } from '../../../fields/FileLink';
import type { PickerProps } from '../../../fields/inputs/recordPickerContext';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { useFieldContext } from '../../../ui/inputs/fieldContext';
import { useMediaUploadQuery } from '../Media.generated';
import styles from '../media.module.css';
import { UploadProgressList } from '../upload/UploadProgressList';
import { FileFieldActions } from './FileFieldActions';
import { fileExtensions, useFileUpload } from './useFileUpload';

export function FileField({ id, label = 'Datei', value, onChange }: PickerProps) {
  const { data, error } = useMediaUploadQuery(value ? { variables: { id: value } } : { skip: true });
  const { 'aria-describedby': describedBy } = useFieldContext({});
  const isReadOnly = useContext(ReadOnlyContext);
  const upload = useFileUpload(file => onChange(file.id));
  const file = value ? data?.upload : undefined;
  return (
    <div id={id} className={styles.side} role="group" aria-label={label} aria-describedby={describedBy}>
      {file && <FileLink file={file} />}
      {value && error && <p className={styles.alt}>Diese Datei gibt es nicht mehr.</p>}
      {!isReadOnly && upload.canUpload && (
        <FileDropzone label={value ? 'Andere Datei hochladen' : 'Datei hochladen'} accept={fileExtensions} onFiles={upload.start}>
          <UploadProgressList upload={upload} />
        </FileDropzone>
      )}
      {!isReadOnly && <FileFieldActions hasFile={value !== null && value !== ''} onChange={onChange} />}
    </div>
  );
}
