/** A picture in a form: shown, uploaded, chosen from the library, described, and given its middle. */
import { useState } from 'react';
import { may } from '../../../schema/access/roles';
import type { PickerProps } from '../../fields/inputs/recordPickerContext';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Field } from '../../ui/inputs/Field';
import { FileDrop } from '../../ui/inputs/FileDropzone';
import { Picture } from '../../ui/display/Image';
import { Input } from '../../ui/inputs/controls';
import { useOffice } from '../shell/officeContext';
import { FocusPicker, type Focus } from './FocalPointPicker';
import { ImageLibrary } from './ImagePicker';
import { useMediaImageQuery, useSaveMediaImageMutation, type MediaImageFieldsFragment } from './Media.generated';
import styles from './media.module.css';
import { SendingList } from './UploadProgressList';
import { imageEndings, useImageSending } from './useImageUpload';

export function ImageField({ id, label = 'Bild', value, onChange }: PickerProps) {
  const { data } = useMediaImageQuery(value ? { variables: { id: value } } : { skip: true });
  const sending = useImageSending(image => onChange(image.id));
  const { roles } = useOffice().me;
  const [open, setOpen] = useState<'library' | 'image' | null>(null);
  const image = value ? data?.image : undefined;
  const close = (): void => setOpen(null);
  return (
    <div id={id} className={styles.field} role="group" aria-label={label}>
      {image && (
        <span className={styles.shown}>
          <Picture image={image} sizes="9rem" largest="small" />
        </span>
      )}
      <div className={styles.side}>
        <FileDrop label={image ? 'Anderes Bild hochladen' : 'Bild hochladen'} accept={imageEndings} hasCamera onFiles={sending.begin}>
          <SendingList sending={sending} />
        </FileDrop>
        <div className={styles.deeds}>
          <Button look="text" size="small" icon="image" onPress={() => setOpen('library')}>
            Aus den Bildern wählen
          </Button>
          {image && may(roles, 'image.update') && (
            <Button look="text" size="small" icon="pencil" onPress={() => setOpen('image')}>
              Beschreibung und Bildmitte
            </Button>
          )}
          {image && (
            <Button look="text" size="small" icon="trash-2" onPress={() => onChange(null)}>
              Bild entfernen
            </Button>
          )}
        </div>
        {image && <p className={styles.alt}>{image.alt || 'Noch ohne Beschreibung'}</p>}
      </div>
      {open === 'library' && (
        <ImageLibrary
          onClose={close}
          onChoose={chosen => {
            onChange(chosen);
            close();
          }}
        />
      )}
      {open === 'image' && image && <ImageDialog image={image} onClose={close} />}
    </div>
  );
}

/** What a picture shows and where its middle is; saved at once, wherever the picture is used. */
function ImageDialog({ image, onClose }: { image: MediaImageFieldsFragment; onClose: () => void }) {
  const [alt, setAlt] = useState(image.alt ?? '');
  const [focus, setFocus] = useState(focusOf(image));
  const [save, { loading, error }] = useSaveMediaImageMutation();
  const confirm = (): void =>
    void save({ variables: { id: image.id, change: { alt: alt || null, focusX: focus.x, focusY: focus.y } } }).then(onClose, () => {});
  return (
    <Dialog
      title="Beschreibung und Bildmitte"
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onPress={onClose}>
            Abbrechen
          </Button>
          <Button isBusy={loading} onPress={confirm}>
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
        <FocusPicker image={image} focus={focus} onChange={setFocus} />
      </div>
    </Dialog>
  );
}

export const focusOf = ({ focusX, focusY }: Pick<MediaImageFieldsFragment, 'focusX' | 'focusY'>): Focus => ({
  x: focusX ?? 0.5,
  y: focusY ?? 0.5,
});
