/** Dialog to select an image of the library, or several. An image that a model generates here is selected too. */
import type { ReactNode } from 'react';
import { image } from '../../../../schema/collections/image';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Image } from '../../../ui/display/Image';
import { useGenerateImage } from '../generate/useGenerateImage';
import { useMediaImagesQuery, type MediaImageFieldsFragment } from '../Media.generated';
import { imageCaption } from '../image/imageTexts';
import { LibraryList } from '../picker/LibraryList';
import { useLibraryPages } from '../picker/useLibraryPages';
import styles from '../media.module.css';

interface Props {
  title?: string;
  /** The selected images, where several can be selected. */
  selectedIds?: readonly string[];
  footer?: ReactNode;
  onSelect: (id: string) => void;
  onClose: () => void;
}

export function ImagePicker({ title = 'Bild auswählen', selectedIds, footer, onSelect, onClose }: Props) {
  const pages = useLibraryPages();
  const result = useMediaImagesQuery({ variables: pages.variables, fetchPolicy: 'cache-and-network' });
  const { page } = result.data ?? result.previousData ?? {};
  const generation = useGenerateImage({
    isSmall: true,
    onChanged: () => void result.refetch(),
    onAccept: ({ id }) => {
      pages.setSearch(''); // it would hide the new image, which is on the first page
      onSelect(id);
    },
  });
  return (
    <>
      {/* Before the picker: when both close at once, the focus can return to the page only after this dialog is closed. */}
      {generation.dialog}
      <Dialog title={title} width="large" footer={footer} onClose={onClose}>
        <LibraryList definition={image} pages={pages} result={result} list={page} actions={generation.button}>
          {page?.items.map(item => (
            <ImageTile key={item.id} image={item} isSelected={selectedIds?.includes(item.id)} onSelect={onSelect} />
          ))}
        </LibraryList>
      </Dialog>
    </>
  );
}

interface TileProps {
  image: MediaImageFieldsFragment;
  /** Undefined where only one image can be selected. */
  isSelected: boolean | undefined;
  onSelect: (id: string) => void;
}

const ImageTile = ({ image, isSelected, onSelect }: TileProps) => (
  <li>
    <button type="button" className={styles.tile} aria-pressed={isSelected} onClick={() => onSelect(image.id)}>
      <Image image={image} sizes="9rem" largest="small" alt="" />
      <span className={styles.caption}>{imageCaption(image)}</span>
    </button>
  </li>
);
