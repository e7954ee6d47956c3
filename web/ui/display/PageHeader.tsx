/** The header of a page: its title, the title of the browser tab, and actions. */
import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** The title of the browser tab, when it differs. */
  tabTitle?: string | undefined;
  children?: ReactNode;
}

export const PageHeader = ({ title, tabTitle = title, children }: PageHeaderProps) => (
  <header className={styles.header}>
    <title>{`${tabTitle} – Backoffice`}</title>
    <h1>{title}</h1>
    {children}
  </header>
);
