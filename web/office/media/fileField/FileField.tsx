/** Form field for a file: links to it, uploads it, selects it from the library and removes it. */
import { useContext } from 'react';
import type { PickerProps } from '../../../fields/inputs/recordPickerContext';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { useFieldContext } from '../../../ui/inputs/fieldContext';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import styles from '../media.module.css';
import { UploadProgressList } from '../upload/UploadProgressList';
import { FileFieldActions } from './FileFieldActions';
import { FileName } from './FileName';
import { fileExtensions, useFileUpload } from './useFileUpload';

export function FileField({ id, label = 'Datei', value, onChange }: PickerProps) {
  const { 'aria-describedby': describedBy } = useFieldContext({});
  const isReadOnly = useContext(ReadOnlyContext);
  const upload = useFileUpload(file => onChange(file.id));
  return (
    <div id={id} className={styles.side} role="group" aria-label={label} aria-describedby={describedBy}>
      {value && <FileName id={value} />}
      {!isReadOnly && upload.canUpload && (
        <FileDropzone label={value ? 'Andere Datei hochladen' : 'Datei hochladen'} accept={fileExtensions} onFiles={upload.start}>
          <UploadProgressList upload={upload} />
        </FileDropzone>
      )}
      {!isReadOnly && <FileFieldActions hasFile={Boolean(value)} onChange={onChange} />}
    </div>
  );
}
