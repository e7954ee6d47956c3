/** A modal dialog based on the dialog element: the focus stays inside and returns afterwards, Esc closes it. */
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { useBack } from './backEntries';
import styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Centered (a bottom sheet on phones), always a bottom sheet, or a drawer at the side. */
  placement?: 'window' | 'sheet' | 'drawer';
  width?: 'narrow' | 'medium' | 'large' | 'wide' | 'full';
  /** A click on the backdrop closes the dialog too. */
  closesOnBackground?: boolean;
  /** The address of the page contains the dialog, so that it already has an entry in the history. */
  isInAddress?: boolean;
  /** The accessible name of the close button. */
  closeLabel?: string;
  /** Stays visible below the content; holds the buttons. */
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The dialog is open while it is rendered. */
export function Dialog({
  title,
  placement = 'window',
  width = 'medium',
  closesOnBackground = false,
  isInAddress = false,
  closeLabel = 'Schließen',
  footer,
  children,
  onClose,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useOpenDialog(dialog, onClose);
  useBack(isInAddress ? 0 : 1, onClose);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[placement]} ${styles[width]}`}
      aria-labelledby={headingId}
      onMouseDown={event => {
        if (!closesOnBackground || event.target !== dialog.current) return;
        event.preventDefault(); // otherwise the focus moves to the page behind instead of returning
        onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={headingId}>{title}</h2>
          <Button variant="text" icon="x" label={closeLabel} onPress={onClose} />
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Opens the dialog as modal while it is mounted, and calls `onClose` when the browser wants to close it. */
export function useOpenDialog(dialog: { current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current!;
    // Esc fires `cancel` only once: a second press closes the dialog without it.
    const handleCancel = (event: Event): void => {
      if (event.target !== element) return; // the event comes from a select or picker inside
      event.preventDefault();
      close.current();
    };
    // The event fires asynchronously, when the dialog may be open again.
    const handleClose = (event: Event): void => {
      if (event.target === element && !element.open) close.current();
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    // Safari shows the focus ring of the first button even after a touch, so the dialog itself gets the focus unless a focus ring was
    // visible before.
    element.autofocus = !document.activeElement?.matches(':focus-visible');
    element.showModal();
    markOpenDialog();
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      element.close(); // returns the focus, which removing the element would not do
      markOpenDialog();
    };
  }, [dialog]);
}

/** Marks the page behind a dialog, which does not scroll. With `:has` the browser would search the page at each change. */
const markOpenDialog = (): void =>
  void document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
