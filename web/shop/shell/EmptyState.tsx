/** An illustration with a short text for an empty page or list. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  illustration: string;
  title: string;
  text?: string;
  /** Whether it is the main content of the page, so that its title is the h1. */
  isPage?: boolean;
  /** Buttons or links. */
  children?: ReactNode;
}

export const EmptyState = ({ illustration, title, text, isPage, children }: Props) => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={`${styles.empty} ${isPage ? styles.page : ''}`}>
      <img src={illustration} alt="" />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
};
