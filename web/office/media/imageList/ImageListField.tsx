/** Form field for several images in order: uploads and selects several at once, generates, moves, describes and removes them. */
import { useContext } from 'react';
import { can } from '../../../../schema/access/permissions';
import type { ImageListProps } from '../../../fields/inputs/imageListContext';
import { ReadOnlyContext } from '../../../fields/readOnlyContext';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { useOffice } from '../../shell/officeContext';
import { useGenerateImage } from '../generate/useGenerateImage';
import { imageExtensions } from '../image/useImageUpload';
import { UploadProgressList } from '../upload/UploadProgressList';
import { ImageList } from './ImageList';
import styles from './ImageList.module.css';
import { LibraryButton } from './LibraryButton';
import { useImageList } from './useImageList';

export function ImageListField(props: ImageListProps) {
  const { id, label, max, value } = props;
  const isReadOnly = useContext(ReadOnlyContext);
  const { roles } = useOffice().me;
  const { upload, room, message, uploadFiles, add, move, remove } = useImageList(props);
  const generation = useGenerateImage({ isSmall: true, isDisabled: room === 0, onAccept: ({ id }) => add([id]) });
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
      <div className={styles.actions}>
        <LibraryButton isDisabled={room === 0} onSelect={add} />
        {generation.button}
        {max !== undefined && (
          <span className={styles.count}>
            {value.length} von höchstens {max} Bildern
          </span>
        )}
      </div>
      <p role="status">{message}</p>
      {generation.dialog}
    </div>
  );
}
