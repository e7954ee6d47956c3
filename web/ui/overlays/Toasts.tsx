/** Short confirmations at the bottom of the page. Errors are never toasts: they stay where they occurred. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../display/Icon';
import styles from './Toasts.module.css';

interface Toast {
  number: number;
  text: string;
}

const displayTime = 4_000;

const ToastContext = createContext<(text: string) => void>(() => {});

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
  const [isPaused, setPaused] = useState(false);
  const showToast = useMemo(() => (text: string) => setToast(previous => ({ number: (previous?.number ?? 0) + 1, text })), []);

  useEffect(() => {
    if (!toast || isPaused) return;
    const timer = setTimeout(() => setToast(null), displayTime);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  return (
    <ToastContext value={showToast}>
      {children}
      <div className={styles.area}>
        <div
          role="status"
          onMouseEnter={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          {toast && (
            <p key={toast.number} className={styles.toast} tabIndex={0}>
              <Icon name="check" />
              {toast.text}
            </p>
          )}
        </div>
        {notice}
      </div>
    </ToastContext>
  );
}
