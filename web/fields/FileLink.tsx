/** The link to an uploaded file: its name, or its type when it has none, and its size. */
import { sizeText } from '../../schema/rules/site/fileTypes';
import { uploadPath } from '../../schema/site/uploadUrls';
import styles from './FileLink.module.css';

export interface FileLinkProps {
  file: { id: string; version: number; extension: string; publicHash: string; name?: string | null; size?: number | null };
}

export const FileLink = ({ file }: FileLinkProps) => (
  <span className={styles.file}>
    <a href={uploadPath(file)} target="_blank" rel="noopener">
      {file.name ?? `Datei ${file.extension.toUpperCase()}`}
    </a>
    {typeof file.size === 'number' && <span className={styles.size}>{sizeText(file.size)}</span>}
  </span>
);
