/** A button to choose files that also takes dropped and pasted files; the parent handles the files. */
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Button } from '../actions/Button';
import styles from './FileDropzone.module.css';

interface FileDropzoneProps {
  /** The label of the button. */
  label: string;
  /** The file extensions for the file picker: `.jpg,.png`. */
  accept: string;
  isMany?: boolean;
  /** Phones also get a button that opens the camera. */
  hasCamera?: boolean;
  isDisabled?: boolean;
  describedBy?: string;
  /** Other ways to add a file, beside the button. */
  actions?: ReactNode;
  children?: ReactNode;
  onFiles: (files: File[]) => void;
}

export function FileDropzone({ label, accept, isMany, hasCamera, isDisabled, describedBy, actions, children, onFiles }: FileDropzoneProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const isTouchDevice = useMediaQuery('(pointer: coarse)');
  const handleFiles = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isDisabled) onFiles(isMany ? files : files.slice(0, 1));
  };
  const { isDraggedOver, ...handlers } = useTransferredFiles(handleFiles);
  const renderInput = (ref: typeof fileInput, capture?: 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={capture ? 'image/*' : accept}
      capture={capture}
      multiple={isMany && !capture}
      onChange={({ target }) => {
        handleFiles(target.files);
        target.value = ''; // so that the same file can be chosen again
      }}
    />
  );
  return (
    <div className={isDraggedOver ? `${styles.dropzone} ${styles.draggedOver}` : styles.dropzone} {...handlers}>
      {children}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon="upload"
          isDisabled={isDisabled}
          describedBy={describedBy}
          onPress={() => fileInput.current?.click()}
        >
          {label}
        </Button>
        {hasCamera && isTouchDevice && (
          <Button variant="secondary" icon="camera" isDisabled={isDisabled} onPress={() => cameraInput.current?.click()}>
            Foto aufnehmen
          </Button>
        )}
        {actions}
        {!isTouchDevice && <span className={styles.hint}>oder hierher ziehen oder einfügen</span>}
      </div>
      {renderInput(fileInput)}
      {hasCamera && renderInput(cameraInput, 'environment')}
    </div>
  );
}

/** Returns the event handlers of an element that takes dropped and pasted files. */
function useTransferredFiles(onFiles: (files: FileList) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handleDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDraggedOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  };
  return { isDraggedOver, onDragOver: handleDrag, onDragLeave: handleDrag, onDrop: handleDrag, onPaste };
}
