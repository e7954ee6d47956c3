/** Short confirmations at the bottom of the page. Errors are never toasts: they stay where they occurred. */
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toasts.module.css';
import { ToastRegion, type Toast, type ToastAction } from './ToastRegion';
import { useTopDialog } from './useTopDialog';

/** With `page` the toast waits until that page is reached, and stays on it. */
type ShowToast = (text: string, action?: ToastAction, page?: string) => void;

const ToastContext = createContext<ShowToast>(() => {});

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
    if (toast?.page !== page) setToast(null);
  }
  const showToast = useMemo(
    (): ShowToast => (text, action, toPage) => setToast(previous => ({ number: (previous?.number ?? 0) + 1, text, action, page: toPage })),
    [],
  );
  const current = toast?.page === undefined || toast.page === page ? toast : null;
  const dialog = useTopDialog(current);
  const region = <ToastRegion toast={current} onClose={() => setToast(null)} />;
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
