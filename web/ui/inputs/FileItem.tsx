/** A file in a list: its name and preview, the upload progress, the error and a remove button. */
import { useState } from 'react';
import { Button } from '../actions/Button';
import styles from './FileItem.module.css';
import { Icon } from '../display/Icon';

interface FileItemProps {
  name: string;
  /** The URL of a small preview image. */
  preview?: string | undefined;
  /** The upload progress from 0 to 1; undefined when the upload is complete. */
  progress?: number | undefined;
  error?: string | undefined;
  /** The accessible name of the remove button: `Torte.jpg entfernen`. */
  removeLabel: string;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

export function FileItem({ name, preview, progress, error, removeLabel, onRemove, onRetry }: FileItemProps) {
  return (
    <li className={error ? `${styles.item} ${styles.invalid}` : styles.item}>
      <span className={styles.image}>
        <Preview key={preview} url={preview} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {progress !== undefined && !error && (
          <progress className={styles.progress} value={progress} max={1} aria-label={`${name} wird hochgeladen`}>
            {Math.round(progress * 100)} %
          </progress>
        )}
      </span>
      {onRetry && <Button variant="text" size="small" icon="refresh-cw" label={`${name} erneut versuchen`} onPress={onRetry} />}
      <Button
        variant="text"
        size="small"
        icon={progress !== undefined && !error ? 'x' : 'trash-2'}
        label={removeLabel}
        onPress={onRemove}
      />
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </li>
  );
}

/** Files that are not really images show an icon instead of a broken preview. */
function Preview({ url }: { url: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  return url && !isBroken ? <img src={url} alt="" onError={() => setBroken(true)} /> : <Icon name="file" />;
}
