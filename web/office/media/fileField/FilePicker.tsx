/** Dialog to select a file of the library. */
import { useDeferredValue, useState } from 'react';
import { sizeText } from '../../../../schema/rules/site/fileTypes';
import { Button } from '../../../ui/actions/Button';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useMediaUploadsQuery } from '../Media.generated';
import styles from '../media.module.css';
import { Preview } from '../upload/Preview';

const pageSize = 24;

export function FilePicker({ onSelect, onClose }: { onSelect: (id: string) => void; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData } = useMediaUploadsQuery({ variables: { page: 1, limit, search: useDeferredValue(search) || null } });
  const { page } = data ?? previousData ?? {};
  const files = page?.items.filter(({ order }) => !order); // the files of an order are deleted with it
  return (
    <Dialog title="Datei auswählen" width="large" onClose={onClose}>
      <div className={styles.sheet}>
        <Field label="Suche">
          <Input type="search" value={search} onChange={setSearch} />
        </Field>
        {!page && <Loading />}
        {files?.length === 0 && <p>Keine Dateien gefunden.</p>}
        <ul className={styles.tiles} aria-label="Dateien">
          {files?.map(file => (
            <li key={file.id}>
              <button type="button" className={styles.tile} onClick={() => onSelect(file.id)}>
                <Preview upload={file} />
                <span className={styles.caption}>{file.name ?? `Datei ${file.extension.toUpperCase()}`}</span>
                <span className={styles.details}>{sizeText(file.size ?? 0)}</span>
              </button>
            </li>
          ))}
        </ul>
        {page && page.total > page.items.length && (
          <Button variant="secondary" onPress={() => setLimit(limit + pageSize)}>
            Mehr Dateien
          </Button>
        )}
      </div>
    </Dialog>
  );
}
