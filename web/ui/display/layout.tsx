/** Basic layout elements of every page. */
import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Centered content with the maximum width and the side margins of the design. */
export const Container = ({ children }: { children: ReactNode }) => <div className={styles.container}>{children}</div>;

/** Visible only to screen readers. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles.hidden}>{children}</span>;
