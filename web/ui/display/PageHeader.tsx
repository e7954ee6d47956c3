/** The header of a page: its title, the title of the browser tab, and actions. */
import { createContext, useContext, type ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** Precedes the title of the tab on every page, such as `(3) `. */
export const TabTitlePrefix = createContext('');

interface PageHeaderProps {
  title: string;
  /** Only screen readers get the title on a tablet, whose width the actions need. */
  isTitleHiddenOnTablet?: boolean;
  children?: ReactNode;
}

export const PageHeader = ({ title, isTitleHiddenOnTablet = false, children }: PageHeaderProps) => (
  <header className={isTitleHiddenOnTablet ? `${styles.header} ${styles.withoutTitle}` : styles.header}>
    <title>{`${useContext(TabTitlePrefix)}${title} – Backoffice`}</title>
    <h1>{title}</h1>
    {children}
  </header>
);
