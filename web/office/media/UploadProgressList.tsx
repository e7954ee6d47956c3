/** The files that are on their way, and those that did not get there. */
import type { useSending } from '../../files/useUploads';
import { FileRow, useLocalPicture } from '../../ui/inputs/FileItem';
import styles from './media.module.css';

type Sendings = Pick<ReturnType<typeof useSending>, 'items' | 'remove' | 'again'>;

export const SendingList = ({ sending: { items, remove, again } }: { sending: Sendings }) =>
  items.length > 0 && (
    <ul className={styles.sendings} aria-label="Wird hochgeladen">
      {items.map(item => (
        <SendingRow key={item.key} item={item} onRemove={() => remove(item.key)} onAgain={() => again(item)} />
      ))}
    </ul>
  );

function SendingRow({ item, onRemove, onAgain }: { item: Sendings['items'][number]; onRemove: () => void; onAgain: () => void }) {
  const { file, share, error, mayTryAgain } = item;
  return (
    <FileRow
      name={file.name}
      preview={useLocalPicture(file)}
      share={share}
      error={error}
      removeLabel={error ? `${file.name} entfernen` : `${file.name} abbrechen`}
      onRemove={onRemove}
      onAgain={mayTryAgain ? onAgain : undefined}
    />
  );
}
