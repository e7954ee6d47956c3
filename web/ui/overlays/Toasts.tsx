/** Short confirmations at the foot of the page. Never for errors: those stay where they happened. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../display/Icon';
import styles from './Toasts.module.css';

interface Toast {
  number: number;
  text: string;
}

const shownFor = 4_000;

const ToastContext = createContext<(text: string) => void>(() => {});

/** Says that something was done: `toast('Produkt zum Warenkorb hinzugefügt.')`. */
export const useToast = () => useContext(ToastContext);

interface Props {
  /** Stays below whatever is said. */
  note?: ReactNode;
  /** The page it is said on: what was said on another goes with that. Without it a toast outlives its page. */
  page?: string;
  children: ReactNode;
}

/** The area of the toasts and those who may speak in it. A newer toast takes the place of the older. */
export function Toasts({ note, page, children }: Props) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [saidOn, setSaidOn] = useState(page);
  if (saidOn !== page) {
    setSaidOn(page);
    setToast(null);
  }
  const [isHeld, setHeld] = useState(false);
  const say = useMemo(() => (text: string) => setToast(old => ({ number: (old?.number ?? 0) + 1, text })), []);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(null), shownFor);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return (
    <ToastContext value={say}>
      {children}
      <div className={styles.area}>
        <div
          role="status"
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {toast && (
            <p key={toast.number} className={styles.toast} tabIndex={0}>
              <Icon name="check" />
              {toast.text}
            </p>
          )}
        </div>
        {note}
      </div>
    </ToastContext>
  );
}
