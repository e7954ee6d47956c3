/** One section of checkout with its heading; the list of errors and the progress bag lead here. */
import type { ReactNode } from 'react';
import { controlId, type Section } from './complaints';
import styles from './Part.module.css';

interface Props {
  section: Section;
  title: string;
  /** At the end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export const Part = ({ section, title, aside, children }: Props) => (
  <section id={controlId(section)} className={styles.part} aria-labelledby={`${controlId(section)}-title`} tabIndex={-1}>
    <header className={styles.head}>
      <h2 id={`${controlId(section)}-title`}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
