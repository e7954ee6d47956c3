/** The items of a library as tiles. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './media.module.css';

export interface MediaItem {
  id: string;
  to: string;
  caption: string;
  details: string;
  image: ReactNode;
}

export const MediaTiles = ({ title, items }: { title: string; items: readonly MediaItem[] }) => (
  <ul className={styles.tiles} aria-label={title}>
    {items.map(({ id, to, caption, details, image }) => (
      <li key={id}>
        <Link className={styles.tile} to={to}>
          {image}
          <span className={styles.caption}>{caption}</span>
          <span className={styles.details}>{details}</span>
        </Link>
      </li>
    ))}
  </ul>
);
