/** The dialogs of an image that was pressed on the page: another image, its description and its focal point. */
import { valueAt } from '../../../../../schema/blocks/valuePath';
import type { Id } from '../../../../../schema/fields/field';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { isArray } from '../../../../../schema/objects';
import type { ImageAction } from '../../../../blocks/preview/previewMessages';
import { ImageDialog } from '../../../media/imageField/ImageDialog';
import { ImagePicker } from '../../../media/imageField/ImagePicker';
import { useMediaImageQuery } from '../../../media/Media.generated';

interface ImageRequest {
  action: ImageAction;
  id: Id;
  field: string;
  index: number;
}

interface Props {
  request: ImageRequest;
  block: StoredBlock | undefined;
  /** Called with the images of the field. */
  onReplace: (ids: readonly unknown[]) => void;
  /** Called when the description or the focal point may have changed. */
  onChanged: (id: Id) => void;
  onClose: () => void;
}

export function CanvasImageDialog({ request: { action, field, index }, block, onReplace, onChanged, onClose }: Props) {
  const value = block && valueAt(block.value, field);
  const ids = isArray(value) ? value : [];
  const id = String(ids[index] ?? '');
  const { data } = useMediaImageQuery(id && action !== 'replace' ? { variables: { id } } : { skip: true });
  if (action === 'replace') {
    const replace = (next: Id): void => {
      onReplace(ids.map((current, position) => (position === index ? next : current)));
      onClose();
    };
    return <ImagePicker onSelect={replace} onClose={onClose} />;
  }
  const close = (): void => {
    onChanged(id);
    onClose();
  };
  return data?.image ? <ImageDialog image={data.image} onClose={close} /> : null;
}
