/** Why the action of a dialog failed. It scrolls into view, because the button is visible wherever the dialog is scrolled to. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert';
import styles from './Dialog.module.css';

export function DialogError({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current!.scrollIntoView({ block: 'nearest' }), [children]);
  return (
    <div ref={element} className={styles.error}>
      <Alert tone="error" isNew>
        {children}
      </Alert>
    </div>
  );
}
