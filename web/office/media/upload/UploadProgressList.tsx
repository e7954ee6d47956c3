/** Lists the files that are uploading and those whose upload failed. */
import type { useUploads } from '../../../files/useUploads';
import { FileItem, useLocalImage } from '../../../ui/inputs/FileItem';
import styles from '../media.module.css';

type UploadState = Pick<ReturnType<typeof useUploads>, 'items' | 'remove' | 'retry'>;

export const UploadProgressList = ({ upload: { items, remove, retry } }: { upload: UploadState }) =>
  items.length > 0 && (
    <ul className={styles.uploads} aria-label="Wird hochgeladen">
      {items.map(item => (
        <UploadItem key={item.key} item={item} onRemove={() => remove(item.key)} onRetry={() => retry(item)} />
      ))}
    </ul>
  );

function UploadItem({ item, onRemove, onRetry }: { item: UploadState['items'][number]; onRemove: () => void; onRetry: () => void }) {
  const { file, progress, error, canRetry } = item;
  return (
    <FileItem
      name={file.name}
      preview={useLocalImage(file)}
      progress={progress}
      error={error}
      removeLabel={error ? `${file.name} entfernen` : `${file.name} abbrechen`}
      onRemove={onRemove}
      onRetry={canRetry ? onRetry : undefined}
    />
  );
}
