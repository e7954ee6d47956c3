/** Lists the files that are uploading and those whose upload failed. */
import { UploadItem } from '../../../files/UploadItem';
import type { useUploads } from '../../../files/useUploads';
import styles from '../media.module.css';

type UploadState = Pick<ReturnType<typeof useUploads>, 'items' | 'remove' | 'retry'>;

export const UploadProgressList = ({ upload }: { upload: UploadState }) =>
  upload.items.length > 0 && (
    <ul className={styles.uploads} aria-label="Wird hochgeladen">
      {upload.items.map(item => (
        <UploadItem key={item.key} item={item} uploads={upload} />
      ))}
    </ul>
  );
