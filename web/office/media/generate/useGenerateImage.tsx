/** Generates images in the library and for lists of images. Without a model for images there is no button. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import type { MediaImageFieldsFragment } from '../Media.generated';
import { GenerateImageDialog } from './GenerateImageDialog';
import { useHasImageModel } from './useHasImageModel';

interface Options {
  isSmall?: boolean;
  isDisabled?: boolean;
  /** Called when an image is stored or deleted again. */
  onChanged?: () => void;
  onAccept?: (image: MediaImageFieldsFragment) => void;
}

/** Returns the button, and the dialog that it opens. */
export function useGenerateImage({ isSmall = false, isDisabled = false, onChanged, onAccept }: Options) {
  const hasImageModel = useHasImageModel();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const accept = (image: MediaImageFieldsFragment): void => {
    close();
    onAccept?.(image);
  };
  const look = isSmall ? ({ variant: 'text', size: 'small' } as const) : ({ variant: 'secondary' } as const);
  return {
    button: hasImageModel && (
      <Button {...look} icon="plus" popup="dialog" isDisabled={isDisabled} onPress={() => setOpen(true)}>
        Bild erzeugen
      </Button>
    ),
    dialog: isOpen && <GenerateImageDialog {...(onChanged && { onChanged })} onAccept={accept} onClose={close} />,
  };
}
