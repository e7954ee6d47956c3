/** Dialog to select an image of the library, or several. */
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Field } from '../../../ui/inputs/Field';
import { Image } from '../../../ui/display/Image';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Input } from '../../../ui/inputs/controls';
import { useMediaImagesQuery } from '../Media.generated';
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
  const { data, previousData } = useMediaImagesQuery({ variables: { page: 1, limit, search: useDeferredValue(search) || null } });
  const { page } = data ?? previousData ?? {};
  return (
    <Dialog title={title} width="large" footer={footer} onClose={onClose}>
      <div className={styles.sheet}>
        <Field label="Suche">
          <Input type="search" value={search} onChange={setSearch} />
        </Field>
        {!page && <Loading />}
        {page?.total === 0 && <p>Keine Bilder gefunden.</p>}
        <ul className={styles.tiles} aria-label="Bilder">
          {page?.items.map(image => (
            <li key={image.id}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={selectedIds?.includes(image.id)}
                onClick={() => onSelect(image.id)}
              >
                <Image image={image} sizes="9rem" largest="small" alt="" />
                <span className={styles.caption}>{imageCaption(image)}</span>
              </button>
            </li>
          ))}
        </ul>
        {page && page.total > page.items.length && (
          <Button variant="secondary" onPress={() => setLimit(limit + pageSize)}>
            Mehr Bilder
          </Button>
        )}
      </div>
    </Dialog>
  );
}
