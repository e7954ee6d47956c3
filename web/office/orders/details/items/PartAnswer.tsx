/** The answer to a part of a product: links to its files, or its text. */
import type { BoardOrder } from '../../board/board';
import { answersText } from '../../orderText';
import styles from './PartAnswer.module.css';

interface Props {
  part: BoardOrder['items'][number]['parts'][number];
  uploads: BoardOrder['uploads'];
}

export function PartAnswer({ part, uploads }: Props) {
  const files = uploads.filter(({ id }) => part.value.includes(id));
  if (files.length === 0) return answersText({ parts: [part] });
  return files.map(({ id, version, extension, publicHash, name, hasPreview }) => (
    <a key={id} className={styles.file} href={`/upload/${publicHash}/${id}-${version}.${extension}`} target="_blank" rel="noopener">
      {hasPreview && <img src={`/upload/${publicHash}/preview/${id}-${version}.jpg`} alt="" loading="lazy" />}
      {name ?? 'Datei'}
    </a>
  ));
}
