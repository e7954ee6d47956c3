/** Saves the fields and the focal point of an image. */
import { useState } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import { useSaveMediaImageMutation, type MediaImageFieldsFragment } from '../Media.generated';
import { focalPointOf } from './focalPointOf';

export function useSaveImage(image: MediaImageFieldsFragment, onSaved: () => void) {
  const [focalPoint, setFocalPoint] = useState(focalPointOf(image));
  const [saveImage, { loading, error }] = useSaveMediaImageMutation();
  const toast = useToast();
  const save = (values: object): void =>
    void saveImage({ variables: { id: image.id, input: { ...values, focusX: focalPoint.x, focusY: focalPoint.y } } }).then(
      () => {
        onSaved();
        toast('Bild gespeichert.');
      },
      () => {}, // the hook returns the error
    );
  return { focalPoint, setFocalPoint, save, error, isSaving: loading };
}
