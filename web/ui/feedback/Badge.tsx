/** A state in a word. The colour never says it alone. */
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'dark';

export const Pill = ({ tone = 'neutral', hasDot, children }: { tone?: Tone; hasDot?: boolean; children: ReactNode }) => (
  <span className={`${styles.pill} ${styles[tone]}`}>
    {hasDot && <Dot />}
    {children}
  </span>
);

export const Dot = () => <span className={styles.dot} aria-hidden="true" />;
