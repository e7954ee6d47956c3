/** Generates images in the library. Without a model for images there is no button. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { GenerateImageDialog } from './GenerateImageDialog';
import { useHasImageModel } from './useHasImageModel';

/** Returns the button, and the dialog that it opens. Calls `onChanged` when an image is stored or deleted again. */
export function useGenerateImage(onChanged: () => void) {
  const hasImageModel = useHasImageModel();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return {
    button: hasImageModel && (
      <Button variant="secondary" icon="plus" popup="dialog" onPress={() => setOpen(true)}>
        Bild erzeugen
      </Button>
    ),
    dialog: isOpen && <GenerateImageDialog onChanged={onChanged} onAccept={close} onClose={close} />,
  };
}
