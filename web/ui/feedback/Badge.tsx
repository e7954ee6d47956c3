/** A badge that names a state. Color is never the only indication. */
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeTone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'dark';

export const Badge = ({ tone = 'neutral', hasDot, children }: { tone?: BadgeTone; hasDot?: boolean; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    {hasDot && <StatusDot />}
    {children}
  </span>
);

export const StatusDot = () => <span className={styles.dot} aria-hidden="true" />;
