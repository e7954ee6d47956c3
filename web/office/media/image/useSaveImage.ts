/** Saves the fields and the focal point of an image. */
import { useState } from 'react';
import { isEqual } from '../../../../schema/objects';
import type { StartSave } from '../../../collection/record/useUnsavedChanges';
import { useToast } from '../../../ui/overlays/Toasts';
import { useSaveMediaImageMutation, type MediaImageFieldsFragment } from '../Media.generated';
import { focalPointOf } from './focalPointOf';

export function useSaveImage(image: MediaImageFieldsFragment, startSave: StartSave) {
  const current = focalPointOf(image);
  const [focalPoint, setFocalPoint] = useState(current);
  // A focal point in the input makes a new version, also if it is the center as before.
  const focus = isEqual(focalPoint, current) ? {} : { focusX: focalPoint.x, focusY: focalPoint.y };
  const [saveImage, { loading, error }] = useSaveMediaImageMutation();
  const toast = useToast();
  const save = (values: object): void => {
    const markSaved = startSave();
    void saveImage({ variables: { id: image.id, input: { ...values, ...focus } } }).then(
      () => {
        markSaved();
        toast('Bild gespeichert.');
      },
      () => {}, // the hook returns the error
    );
  };
  return { focalPoint, setFocalPoint, save, error, isSaving: loading };
}
