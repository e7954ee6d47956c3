/** A drawing and a few words where there is nothing else to show. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  drawing: string;
  title: string;
  text?: string;
  /** The title of the page, or of a part of it. */
  isPage?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

export const EmptyState = ({ drawing, title, text, isPage, children }: Props) => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={`${styles.empty} ${isPage ? styles.page : ''}`}>
      <img src={drawing} alt="" />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.deeds}>{children}</div>}
    </div>
  );
};
