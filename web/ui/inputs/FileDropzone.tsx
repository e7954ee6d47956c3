/** Where files are chosen or dropped. What becomes of them is up to whoever shows it. */
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Button } from '../actions/Button';
import styles from './FileDropzone.module.css';

interface Props {
  /** What the button says. */
  label: string;
  /** The endings the browser offers: `.jpg,.png`. */
  accept: string;
  isMany?: boolean;
  /** Telephones may take a picture at once. */
  hasCamera?: boolean;
  isDisabled?: boolean;
  describedBy?: string;
  children?: ReactNode;
  onFiles: (files: File[]) => void;
}

export function FileDrop({ label, accept, isMany, hasCamera, isDisabled, describedBy, children, onFiles }: Props) {
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const give = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isDisabled) onFiles(isMany ? files : files.slice(0, 1));
  };
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') give(event.dataTransfer.files);
  };
  const input = (ref: typeof chosen, capture?: 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={capture ? 'image/*' : accept}
      capture={capture}
      multiple={isMany && !capture}
      onChange={({ target }) => {
        give(target.files);
        target.value = ''; // so that the same file may be chosen again
      }}
    />
  );
  return (
    <div className={isOver ? `${styles.drop} ${styles.over}` : styles.drop} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      {children}
      <div className={styles.ways}>
        <Button look="secondary" icon="upload" isDisabled={isDisabled} describedBy={describedBy} onPress={() => chosen.current?.click()}>
          {label}
        </Button>
        {hasCamera && isTouched && (
          <Button look="secondary" icon="camera" isDisabled={isDisabled} onPress={() => taken.current?.click()}>
            Foto aufnehmen
          </Button>
        )}
        {!isTouched && <span className={styles.hint}>oder hierher ziehen</span>}
      </div>
      {input(chosen)}
      {hasCamera && input(taken, 'environment')}
    </div>
  );
}
