/** Form field for several images in order: uploads and selects several at once, generates, moves, describes and removes them. */
import { useContext } from 'react';
import { can } from '../../../../schema/access/permissions';
import type { ImageListProps } from '../../../fields/inputs/imageListContext';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { useOffice } from '../../shell/officeContext';
import { imageExtensions } from '../image/useImageUpload';
import { UploadProgressList } from '../upload/UploadProgressList';
import { ImageList } from './ImageList';
import styles from './ImageList.module.css';
import { ImageListActions } from './ImageListActions';
import { useImageList } from './useImageList';

export function ImageListField(props: ImageListProps) {
  const { id, label, max, value } = props;
  const isReadOnly = useContext(ReadOnlyContext);
  const { roles } = useOffice().me;
  const { upload, room, message, uploadFiles, add, move, remove } = useImageList(props);
  const list = <ImageList {...{ label, isReadOnly }} ids={value} onMove={move} onRemove={remove} />;
  if (isReadOnly) return list;
  return (
    <div id={id} className={styles.field} role="group" aria-label={label}>
      {can(roles, 'image.create') ? (
        <FileDropzone label="Bilder hochladen" accept={imageExtensions} isMany hasCamera onFiles={uploadFiles}>
          {list}
          <UploadProgressList upload={upload} />
        </FileDropzone>
      ) : (
        list
      )}
      <ImageListActions count={value.length} max={max} isFull={room === 0} onAdd={add} />
      <p role="status">{message}</p>
    </div>
  );
}
