/** One section of checkout with its heading; the list of errors and the progress bag lead here. */
import type { ReactNode } from 'react';
import { sectionId, type Section } from './state/errorMessages';
import styles from './FormSection.module.css';

interface Props {
  section: Section;
  title: string;
  /** At the end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export const Part = ({ section, title, aside, children }: Props) => (
  <section id={sectionId(section)} className={styles.part} aria-labelledby={`${sectionId(section)}-title`} tabIndex={-1}>
    <header className={styles.head}>
      <h2 id={`${sectionId(section)}-title`}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
