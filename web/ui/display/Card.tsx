/**
 * A card with the serrated edge of a paper bag. Only for what is part of an order: cart, ticket, order card, receipt, and the edge of the
 * footer.
 */
import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  tone?: 'cart' | 'light' | 'white' | 'fresh';
  /** The side of the serrated edge. */
  edge?: 'top' | 'bottom';
  /** The size of the serration. */
  edgeSize?: 'card' | 'bar' | 'cart' | 'ticket';
  /** The shadow follows the serrated edge. */
  shadow?: 'cart' | 'card' | 'sheet' | 'none';
  /** Spans the full width, without rounded corners. */
  isFlush?: boolean;
  children: ReactNode;
}

export const Card = ({ tone = 'cart', edge = 'top', edgeSize = 'cart', shadow = 'cart', isFlush, children }: CardProps) => (
  <div className={styles[`${shadow}Shadow`]}>
    <div className={`${styles[tone]} ${styles[edge]} ${styles[`${edgeSize}Edge`]} ${isFlush ? styles.flush : ''}`}>{children}</div>
  </div>
);

/** A serrated strip in the color of the following section: the upper edge of the footer. */
export const CardEdge = () => <div className={styles.strip} aria-hidden="true" />;
