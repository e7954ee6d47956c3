/** The preview of an uploaded file, or its type. */
import { Icon } from '../../../ui/display/Icon';
import type { MediaUploadsQuery } from '../Media.generated';
import styles from '../media.module.css';

type Upload = MediaUploadsQuery['page']['items'][number];

export const Preview = ({ upload: { id, version, publicHash, hasPreview, extension } }: { upload: Upload }) =>
  hasPreview ? (
    <img className={styles.preview} src={`/upload/${publicHash}/preview/${id}-${version}.jpg`} alt="" loading="lazy" />
  ) : (
    <span className={styles.placeholder}>
      <Icon name="file" />
      {extension.toUpperCase()}
    </span>
  );
