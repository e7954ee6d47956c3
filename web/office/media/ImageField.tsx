/** Form field for an image: shows, uploads, selects and describes it and sets its focal point. */
import { useState } from 'react';
import { can } from '../../../schema/access/permissions';
import type { PickerProps } from '../../fields/inputs/recordPickerContext';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Field } from '../../ui/inputs/Field';
import { FileDropzone } from '../../ui/inputs/FileDropzone';
import { Image } from '../../ui/display/Image';
import { Input } from '../../ui/inputs/controls';
import { useOffice } from '../shell/officeContext';
import { FocalPointPicker, type FocalPoint } from './FocalPointPicker';
import { ImagePicker } from './ImagePicker';
import { useMediaImageQuery, useSaveMediaImageMutation, type MediaImageFieldsFragment } from './Media.generated';
import styles from './media.module.css';
import { UploadProgressList } from './UploadProgressList';
import { imageExtensions, useImageUpload } from './useImageUpload';

export function ImageField({ id, label = 'Bild', value, onChange }: PickerProps) {
  const { data } = useMediaImageQuery(value ? { variables: { id: value } } : { skip: true });
  const upload = useImageUpload(image => onChange(image.id));
  const { roles } = useOffice().me;
  const [openDialog, setOpenDialog] = useState<'library' | 'image' | null>(null);
  const image = value ? data?.image : undefined;
  const close = (): void => setOpenDialog(null);
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
        <div className={styles.actions}>
          <Button variant="text" size="small" icon="image" onPress={() => setOpenDialog('library')}>
            Aus den Bildern wählen
          </Button>
          {image && can(roles, 'image.update') && (
            <Button variant="text" size="small" icon="pencil" onPress={() => setOpenDialog('image')}>
              Beschreibung und Bildmitte
            </Button>
          )}
          {image && (
            <Button variant="text" size="small" icon="trash-2" onPress={() => onChange(null)}>
              Bild entfernen
            </Button>
          )}
        </div>
        {image && <p className={styles.alt}>{image.alt || 'Noch ohne Beschreibung'}</p>}
      </div>
      {openDialog === 'library' && (
        <ImagePicker
          onClose={close}
          onSelect={imageId => {
            onChange(imageId);
            close();
          }}
        />
      )}
      {openDialog === 'image' && image && <ImageDialog image={image} onClose={close} />}
    </div>
  );
}

/** Dialog for the description and the focal point. It saves immediately, for every use of the image. */
function ImageDialog({ image, onClose }: { image: MediaImageFieldsFragment; onClose: () => void }) {
  const [alt, setAlt] = useState(image.alt ?? '');
  const [focalPoint, setFocalPoint] = useState(focalPointOf(image));
  const [save, { loading, error }] = useSaveMediaImageMutation();
  const saveImage = (): void =>
    void save({ variables: { id: image.id, input: { alt: alt || null, focusX: focalPoint.x, focusY: focalPoint.y } } }).then(
      onClose,
      () => {},
    );
  return (
    <Dialog
      title="Beschreibung und Bildmitte"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Abbrechen
          </Button>
          <Button isBusy={loading} onPress={saveImage}>
            Speichern
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Field
          label="Bildbeschreibung"
          hint="Was das Bild zeigt, für alle, die es nicht sehen."
          error={error && 'Bild konnte nicht aktualisiert werden.'}
        >
          <Input value={alt} maxLength={200} onChange={setAlt} />
        </Field>
        <FocalPointPicker image={image} focalPoint={focalPoint} onChange={setFocalPoint} />
      </div>
    </Dialog>
  );
}

export const focalPointOf = ({ focusX, focusY }: Pick<MediaImageFieldsFragment, 'focusX' | 'focusY'>): FocalPoint => ({
  x: focusX ?? 0.5,
  y: focusY ?? 0.5,
});
