/** Dialog to select a file of the library. */
import { upload } from '../../../../schema/collections/upload';
import { sizeText } from '../../../../schema/rules/site/fileTypes';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useMediaUploadsQuery } from '../Media.generated';
import styles from '../media.module.css';
import { LibraryList } from '../picker/LibraryList';
import { useLibraryPages } from '../picker/useLibraryPages';
import { Preview } from '../upload/Preview';

export function FilePicker({ onSelect, onClose }: { onSelect: (id: string) => void; onClose: () => void }) {
  const pages = useLibraryPages();
  // The files of an order are deleted with it.
  const result = useMediaUploadsQuery({ variables: { ...pages.variables, hasOrder: false } });
  const { page } = result.data ?? result.previousData ?? {};
  return (
    <Dialog title="Datei auswählen" width="large" onClose={onClose}>
      <LibraryList definition={upload} pages={pages} result={result} list={page}>
        {page?.items.map(file => (
          <li key={file.id}>
            <button type="button" className={styles.tile} onClick={() => onSelect(file.id)}>
              <Preview upload={file} />
              <span className={styles.caption}>{file.name ?? `Datei ${file.extension.toUpperCase()}`}</span>
              <span className={styles.details}>{sizeText(file.size ?? 0)}</span>
            </button>
          </li>
        ))}
      </LibraryList>
    </Dialog>
  );
}
