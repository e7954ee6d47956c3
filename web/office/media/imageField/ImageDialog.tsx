/** Dialog for the description and the focal point. It saves immediately, for every use of the image. */
import { useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { CheckField, Field } from '../../../ui/inputs/Field';
import { Input } from '../../../ui/inputs/controls';
import { DescriptionProposal } from '../describe/DescriptionProposal';
import { FocalPointPicker } from '../image/FocalPointPicker';
import { useSaveMediaImageMutation, type MediaImageFieldsFragment } from '../Media.generated';
import styles from '../media.module.css';
import { focalPointOf } from '../image/focalPointOf';

export function ImageDialog({ image, onClose }: { image: MediaImageFieldsFragment; onClose: () => void }) {
  const [alt, setAlt] = useState(image.alt ?? '');
  const [isDecorative, setDecorative] = useState(image.isDecorative);
  const [focalPoint, setFocalPoint] = useState(focalPointOf(image));
  const [save, { loading, error }] = useSaveMediaImageMutation();
  const saveImage = (): void => {
    const input = { alt: isDecorative ? null : alt || null, isDecorative, focusX: focalPoint.x, focusY: focalPoint.y };
    void save({ variables: { id: image.id, input } }).then(onClose, () => {});
  };
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
          error={error && errorMessage(error, 'Bild konnte nicht aktualisiert werden.')}
        >
          <Input value={isDecorative ? '' : alt} maxLength={200} disabled={isDecorative} onChange={setAlt} />
        </Field>
        {!isDecorative && <DescriptionProposal image={image.id} onAccept={setAlt} />}
        <CheckField checked={isDecorative} onChange={setDecorative}>
          Dekorativ: Das Bild schmückt nur und braucht keine Beschreibung.
        </CheckField>
        <FocalPointPicker image={image} focalPoint={focalPoint} onChange={setFocalPoint} />
      </div>
    </Dialog>
  );
}
