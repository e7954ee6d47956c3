/** Form field for an image: shows, uploads, selects, generates and describes it and sets its focal point. */
import { useState } from 'react';
import type { PickerProps } from '../../../fields/inputs/recordPickerContext';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import { Image } from '../../../ui/display/Image';
import { useMediaImageQuery } from '../Media.generated';
import styles from '../media.module.css';
import { UploadProgressList } from '../upload/UploadProgressList';
import { imageExtensions, useImageUpload } from '../image/useImageUpload';
import { descriptionText } from '../image/imageTexts';
import { ImageFieldActions, type ImageFieldDialog } from './ImageFieldActions';
import { ImageFieldDialogs } from './ImageFieldDialogs';

export function ImageField({ id, label = 'Bild', value, onChange }: PickerProps) {
  const { data } = useMediaImageQuery(value ? { variables: { id: value } } : { skip: true });
  const upload = useImageUpload(image => onChange(image.id));
  const [openDialog, setOpenDialog] = useState<ImageFieldDialog | null>(null);
  const image = value ? data?.image : undefined;
  return (
    <div id={id} className={styles.field} role="group" aria-label={label}>
      {image && (
        <span className={styles.thumbnail}>
          <Image image={image} sizes="9rem" largest="small" />
        </span>
      )}
      <div className={styles.side}>
        <FileDropzone label={image ? 'Anderes Bild hochladen' : 'Bild hochladen'} accept={imageExtensions} hasCamera onFiles={upload.start}>
          <UploadProgressList upload={upload} />
        </FileDropzone>
        <ImageFieldActions hasImage={image !== undefined && image !== null} onOpen={setOpenDialog} onRemove={() => onChange(null)} />
        {image && <p className={styles.alt}>{descriptionText(image)}</p>}
      </div>
      <ImageFieldDialogs open={openDialog} image={image} onSelect={onChange} onClose={() => setOpenDialog(null)} />
    </div>
  );
}
