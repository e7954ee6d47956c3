/** An image with its focal point and size, and a dropzone that replaces its file. */
import { sizeText } from '../../../../schema/rules/site/fileTypes';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { useToast } from '../../../ui/overlays/Toasts';
import type { MediaImageFieldsFragment } from '../Media.generated';
import styles from '../media.module.css';
import { UploadProgressList } from '../upload/UploadProgressList';
import { FocalPointPicker, type FocalPoint } from './FocalPointPicker';
import { imageExtensions, useImageUpload } from './useImageUpload';

interface Props {
  image: MediaImageFieldsFragment;
  focalPoint: FocalPoint;
  canUpdate: boolean;
  onFocalPointChange: (focalPoint: FocalPoint) => void;
  onReplaced: () => void;
}

export function ImageSheet({ image, focalPoint, canUpdate, onFocalPointChange, onReplaced }: Props) {
  const toast = useToast();
  const upload = useImageUpload(() => {
    toast('Bild ersetzt.');
    onReplaced();
  }, image.id);
  return (
    <div className={styles.sheet}>
      <FocalPointPicker image={image} focalPoint={focalPoint} isDisabled={!canUpdate} onChange={onFocalPointChange} />
      <p className={styles.details}>
        {image.extension.toUpperCase()}, {image.width} × {image.height} Pixel, {sizeText(image.size ?? 0)}
      </p>
      {canUpdate && (
        <FileDropzone label="Datei ersetzen" accept={imageExtensions} onFiles={upload.start}>
          <UploadProgressList upload={upload} />
        </FileDropzone>
      )}
    </div>
  );
}
