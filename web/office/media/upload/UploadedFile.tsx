/** Shows an uploaded file with its type and size. */
import { sizeText } from '../../../../schema/rules/site/fileTypes';
import type { UploadQuery } from '../../../generated/collections/upload';
import { LinkButton } from '../../../ui/actions/Button';
import styles from '../media.module.css';
import { Preview } from './Preview';
import { uploadPath } from '../../../../schema/site/uploadUrls';

export const UploadedFile = ({ upload }: { upload: UploadQuery['record'] }) => (
  <div className={styles.sheet}>
    <span className={styles.original}>
      <Preview upload={upload} />
    </span>
    <p className={styles.details}>
      {upload.extension.toUpperCase()}, {sizeText(upload.size ?? 0)}
    </p>
    <LinkButton variant="secondary" icon="download" isNewTab to={uploadPath(upload)}>
      Datei öffnen
    </LinkButton>
  </div>
);
