/** The preview of an uploaded file, or its type. */
import { Icon } from '../../../ui/display/Icon';
import type { MediaUploadsQuery } from '../Media.generated';
import styles from '../media.module.css';
import { uploadPreviewPath } from '../../../../schema/site/uploadUrls';

type Upload = MediaUploadsQuery['page']['items'][number];

export const Preview = ({ upload }: { upload: Upload }) =>
  upload.hasPreview ? (
    <img className={styles.preview} src={uploadPreviewPath(upload)} alt="" loading="lazy" />
  ) : (
    <span className={styles.placeholder}>
      <Icon name="file" />
      {upload.extension.toUpperCase()}
    </span>
  );
