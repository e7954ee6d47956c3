/** The open dialog for the selected images. */
import type { MediaImagesQuery } from '../Media.generated';
import { AddTagDialog } from './AddTagDialog';
import { DeleteImagesDialog } from './DeleteImagesDialog';
import { RemoveTagDialog } from './RemoveTagDialog';
import type { BulkDialog } from './SelectionCommands';
import type { BulkDialogProps } from './useBulkResults';

interface Props extends BulkDialogProps {
  openDialog: BulkDialog;
  images: MediaImagesQuery['page']['items'];
  /** The tags of all images of the library. */
  tags: readonly string[];
}

export function BulkDialogs({ openDialog, images, tags, ...props }: Props) {
  if (openDialog === 'delete') return <DeleteImagesDialog {...props} />;
  if (openDialog === 'addTag') return <AddTagDialog {...props} tags={tags} />;
  const selectedTags = new Set(images.filter(({ id }) => props.ids.includes(id)).flatMap(image => image.tags));
  return <RemoveTagDialog {...props} tags={[...selectedTags].sort((a, b) => a.localeCompare(b, 'de'))} />;
}
