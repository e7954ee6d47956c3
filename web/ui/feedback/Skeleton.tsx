/** Placeholders that show the shape of content while it loads. */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/layout';
import styles from './Skeleton.module.css';

/** One gray shape: a line of text, a heading, an image, or a block that fills its parent. */
export const Skeleton = ({ shape = 'line' }: { shape?: 'line' | 'heading' | 'image' | 'block' }) => (
  <span className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />
);

/** Wraps skeletons and announces to screen readers once that content is loading. */
export const Loading = ({ children }: { children?: ReactNode }) => (
  <div role="status" className={styles.loading}>
    <VisuallyHidden>Wird geladen …</VisuallyHidden>
    {children}
  </div>
);
