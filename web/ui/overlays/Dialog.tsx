/** A window over the page, on the browser's own dialog: focus stays within and returns to where it was, Esc closes. */
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './Dialog.module.css';

interface Props {
  title: ReactNode;
  /** Centred (a sheet from below on phones), always a sheet, or a drawer at the side. */
  form?: 'window' | 'sheet' | 'drawer';
  width?: 'narrow' | 'medium' | 'large' | 'wide';
  /** A press beside the window closes it too. */
  closesOnBackground?: boolean;
  /** What the cross says to those who cannot see it. */
  closeLabel?: string;
  /** Stays in view below the content: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Open for as long as it is rendered. */
export function Dialog({
  title,
  form = 'window',
  width = 'medium',
  closesOnBackground = false,
  closeLabel = 'Schließen',
  footer,
  children,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useOpenDialog(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[form]} ${styles[width]}`}
      aria-labelledby={heading}
      onMouseDown={event => {
        if (!closesOnBackground || event.target !== dialog.current) return;
        event.preventDefault(); // else the focus goes to what lies behind, not back to where it was
        onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <Button look="text" icon="x" label={closeLabel} onPress={onClose} />
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Opens the dialog as a modal one while it is mounted, and tells when the browser wants it closed. */
export function useOpenDialog(dialog: { current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current!;
    // Esc asks before it closes, but only the first time: a second press closes without asking.
    const asked = (event: Event): void => {
      if (event.target !== element) return; // a select or picker inside was closed
      event.preventDefault();
      close.current();
    };
    // Told a moment later, when the dialog may be open again.
    const closed = (event: Event): void => {
      if (event.target === element && !element.open) close.current();
    };
    element.addEventListener('cancel', asked);
    element.addEventListener('close', closed);
    // Safari draws its ring around the first button even for a finger: unless the focus was already seen, it goes to the window itself.
    element.autofocus = !document.activeElement?.matches(':focus-visible');
    element.showModal();
    return () => {
      element.removeEventListener('cancel', asked);
      element.removeEventListener('close', closed);
      element.close(); // gives the focus back, which taking the element away would not
    };
  }, [dialog]);
}
