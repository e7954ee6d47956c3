/** The few shapes every page is laid out with. */
import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Centred, as wide as the design allows, with the gutter at its sides. */
export const Container = ({ children }: { children: ReactNode }) => <div className={styles.container}>{children}</div>;

/** Read out, not seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles.hidden}>{children}</span>;
