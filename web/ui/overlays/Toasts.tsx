/** Short confirmations at the bottom of the page. Errors are never toasts: they stay where they occurred. */
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toasts.module.css';
import { ToastRegion, type Toast, type ToastAction } from './ToastRegion';
import { useTopDialog } from './useTopDialog';

const ToastContext = createContext<(text: string, action?: ToastAction) => void>(() => {});

/** Returns a function that shows a toast: `toast('Produkt zum Warenkorb hinzugefügt.')`. */
export const useToast = () => useContext(ToastContext);

interface ToastsProps {
  /** Permanent content below the toast. */
  notice?: ReactNode;
  /** The current page. A toast disappears when the page changes; without this prop it stays. */
  page?: string;
  children: ReactNode;
}

/** Provides the toast function and the area for toasts. A new toast replaces the previous one. */
export function Toasts({ notice, page, children }: ToastsProps) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [toastPage, setToastPage] = useState(page);
  if (toastPage !== page) {
    setToastPage(page);
    setToast(null);
  }
  const showToast = useMemo(
    () => (text: string, action?: ToastAction) => setToast(previous => ({ number: (previous?.number ?? 0) + 1, text, action })),
    [],
  );
  const dialog = useTopDialog(toast);
  const region = <ToastRegion toast={toast} onClose={() => setToast(null)} />;
  return (
    <ToastContext value={showToast}>
      {children}
      {dialog && createPortal(<div className={styles.area}>{region}</div>, dialog)}
      <div className={styles.area}>
        {!dialog && region}
        {notice}
      </div>
    </ToastContext>
  );
}
