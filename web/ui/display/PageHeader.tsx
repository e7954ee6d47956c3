/** The head of a page: its title, also that of the tab, and what can be done. */
import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** What the tab of the browser says instead of the title. */
  tabTitle?: string | undefined;
  children?: ReactNode;
}

export const PageBar = ({ title, tabTitle = title, children }: Props) => (
  <header className={styles.bar}>
    <title>{`${tabTitle} – Backoffice`}</title>
    <h1>{title}</h1>
    {children}
  </header>
);
