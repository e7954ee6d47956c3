/** The answer to a part of a product: links to its files, or its text. */
import type { BoardOrder } from '../../board/board';
import { answersText } from '../../orderText';
import styles from './PartAnswer.module.css';
import { uploadPath, uploadPreviewPath } from '../../../../../schema/site/uploadUrls';

interface Props {
  part: BoardOrder['items'][number]['parts'][number];
  uploads: BoardOrder['uploads'];
}

export function PartAnswer({ part, uploads }: Props) {
  const files = uploads.filter(({ id }) => part.value.includes(id));
  if (files.length === 0) return answersText({ parts: [part] });
  return files.map(file => (
    <a key={file.id} className={styles.file} href={uploadPath(file)} target="_blank" rel="noopener">
      {file.hasPreview && <img src={uploadPreviewPath(file)} alt="" loading="lazy" />}
      {file.name ?? 'Datei'}
    </a>
  ));
}
