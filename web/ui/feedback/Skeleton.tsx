/** The shape of what is about to come. */
import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** One grey shape: a line of text, a heading, a picture, or a block that fills its place. */
export const Skeleton = ({ shape = 'line' }: { shape?: 'line' | 'heading' | 'picture' | 'block' }) => (
  <span className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />
);

/** Around skeletons: says once, to those who cannot see them, that something is loading. */
export const Loading = ({ children }: { children?: ReactNode }) => (
  <div role="status" className={styles.loading}>
    <span className={styles.words}>Wird geladen …</span>
    {children}
  </div>
);
