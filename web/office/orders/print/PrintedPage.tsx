/** The only part of the page that the browser prints. It is not displayed on the screen. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintedPage.module.css';

export const PrintedPage = ({ children }: { children: ReactNode }) =>
  createPortal(<div className={styles.page}>{children}</div>, document.body);
