/** A titled card of the order status page. */
import type { ReactNode } from 'react';
import styles from './StatusCard.module.css';

export const StatusCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
);
