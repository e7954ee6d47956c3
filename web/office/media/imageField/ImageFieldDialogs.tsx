/** The dialog of an image field that is open. */
import type { Id } from '../../../../schema/fields/field';
import { GenerateImageDialog } from '../generate/GenerateImageDialog';
import type { MediaImageFieldsFragment } from '../Media.generated';
import { ImageDialog } from './ImageDialog';
import type { ImageFieldDialog } from './ImageFieldActions';
import { ImagePicker } from './ImagePicker';

interface Props {
  /** Null when none is open. */
  open: ImageFieldDialog | null;
  image: MediaImageFieldsFragment | null | undefined;
  onSelect: (id: Id) => void;
  onClose: () => void;
}

export function ImageFieldDialogs({ open, image, onSelect, onClose }: Props) {
  const select = (id: Id): void => {
    onSelect(id);
    onClose();
  };
  return (
    <>
      {open === 'library' && <ImagePicker onClose={onClose} onSelect={select} />}
      {open === 'generate' && <GenerateImageDialog onClose={onClose} onAccept={({ id }) => select(id)} />}
      {open === 'image' && image && <ImageDialog image={image} onClose={onClose} />}
    </>
  );
}
