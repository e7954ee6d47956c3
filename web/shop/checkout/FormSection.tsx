/** One section of the checkout with its heading. The error summary and the progress link to it. */
import type { ReactNode } from 'react';
import { sectionId, type SectionName } from '../../ordering/checkout/errorMessages';
import styles from './FormSection.module.css';

interface Props {
  section: SectionName;
  title: string;
  /** An element at the end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export const FormSection = ({ section, title, aside, children }: Props) => (
  <section id={sectionId(section)} className={styles.section} aria-labelledby={`${sectionId(section)}-title`} tabIndex={-1}>
    <header className={styles.header}>
      <h2 id={`${sectionId(section)}-title`}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
