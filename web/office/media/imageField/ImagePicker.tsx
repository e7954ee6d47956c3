/** Dialog to select an image of the library, or several. An image that a model generates here is selected too. */
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Field } from '../../../ui/inputs/Field';
import { Image } from '../../../ui/display/Image';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Input } from '../../../ui/inputs/controls';
import { useGenerateImage } from '../generate/useGenerateImage';
import { useMediaImagesQuery, type MediaImageFieldsFragment } from '../Media.generated';
import { imageCaption } from '../image/imageTexts';
import styles from '../media.module.css';

const pageSize = 24;

interface Props {
  title?: string;
  /** The selected images, where several can be selected. */
  selectedIds?: readonly string[];
  footer?: ReactNode;
  onSelect: (id: string) => void;
  onClose: () => void;
}

export function ImagePicker({ title = 'Bild auswählen', selectedIds, footer, onSelect, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, refetch } = useMediaImagesQuery({
    variables: { page: 1, limit, search: useDeferredValue(search) || null },
    fetchPolicy: 'cache-and-network',
  });
  const { page } = data ?? previousData ?? {};
  const generation = useGenerateImage({
    isSmall: true,
    onChanged: () => void refetch(),
    onAccept: ({ id }) => {
      setSearch(''); // it would hide the new image
      onSelect(id);
    },
  });
  return (
    <>
      {/* Before the picker: when both close at once, the focus can return to the page only after this dialog is closed. */}
      {generation.dialog}
      <Dialog title={title} width="large" footer={footer} onClose={onClose}>
        <div className={styles.sheet}>
          <Field label="Suche">
            <Input type="search" value={search} onChange={setSearch} />
          </Field>
          {generation.button && <div className={styles.actions}>{generation.button}</div>}
          {!page && <Loading />}
          {page?.total === 0 && <p>Keine Bilder gefunden.</p>}
          <ul className={styles.tiles} aria-label="Bilder">
            {page?.items.map(image => (
              <ImageTile key={image.id} image={image} isSelected={selectedIds?.includes(image.id)} onSelect={onSelect} />
            ))}
          </ul>
          {page && page.total > page.items.length && (
            <Button variant="secondary" onPress={() => setLimit(limit + pageSize)}>
              Mehr Bilder
            </Button>
          )}
        </div>
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
