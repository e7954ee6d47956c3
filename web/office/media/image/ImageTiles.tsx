/** The images of a page as tiles: to open, to describe or to select. */
import { Image } from '../../../ui/display/Image';
import { BulkActions } from '../bulk/BulkActions';
import { SelectionTiles } from '../bulk/SelectionTiles';
import { useTileSelection } from '../bulk/useTileSelection';
import { DescribeTiles } from '../describe/DescribeTiles';
import type { MediaImagesQuery } from '../Media.generated';
import { MediaTiles } from '../MediaTiles';
import { imageCaption, imageDetails } from './imageTexts';

interface Props {
  images: MediaImagesQuery['page']['items'];
  tags: readonly string[];
  /** Whether each image has a field for its description. */
  isDescribing: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  onChanged: () => void;
  onDescribed: () => void;
}

const title = 'Bilder';

export function ImageTiles({ images, tags, isDescribing, canUpdate, canDelete, onChanged, onDescribed }: Props) {
  const selection = useTileSelection(images.map(({ id }) => id));
  const items = images.map(image => ({
    id: image.id,
    to: `/backend/images/${image.id}`,
    caption: imageCaption(image),
    details: imageDetails(image),
    image: <Image image={image} sizes="(max-width: 719px) 45vw, 11rem" largest="small" alt="" />,
  }));
  return (
    <>
      {(canUpdate || canDelete) && images.length > 0 && <BulkActions {...{ images, tags, selection, canUpdate, canDelete, onChanged }} />}
      {selection.isActive ? (
        <SelectionTiles title={title} items={items} selectedIds={selection.ids} onPress={selection.press} />
      ) : isDescribing ? (
        <DescribeTiles title={title} items={items} images={images} onFinished={onDescribed} />
      ) : (
        <MediaTiles title={title} items={items} />
      )}
    </>
  );
}
