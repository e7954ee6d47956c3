/** The printed paper bag: a sheet with a pinked edge. Only for what goes into the bag: cart, ticket, slip, receipt, footer edge. */
import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  tone?: 'bag' | 'light' | 'white' | 'fresh';
  /** Where the teeth are. */
  edge?: 'top' | 'bottom';
  /** How large they are. */
  teeth?: 'slip' | 'bar' | 'bag' | 'ticket';
  /** The shadow follows the teeth. */
  shadow?: 'bag' | 'slip' | 'sheet' | 'none';
  /** Reaches from edge to edge: no rounded corners. */
  isFlush?: boolean;
  children: ReactNode;
}

export const Paper = ({ tone = 'bag', edge = 'top', teeth = 'bag', shadow = 'bag', isFlush, children }: Props) => (
  <div className={styles[`${shadow}Shadow`]}>
    <div className={`${styles[tone]} ${styles[edge]} ${styles[`${teeth}Teeth`]} ${isFlush ? styles.flush : ''}`}>{children}</div>
  </div>
);

/** A strip of teeth in the colour of what follows: the upper edge of the footer. */
export const PaperEdge = () => <div className={styles.strip} aria-hidden="true" />;
