/** Pages that stay as they are, with the reasons and links. */
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './Bulk.module.css';
import type { Unchanged } from './bulkSteps';

export function UnchangedPages({ title, pages }: { title: string; pages: readonly Unchanged[] }) {
  const headingId = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.pages}>
        {pages.map(({ page, reason }) => (
          <li key={page.id}>
            <Link to={`/backend/sites/${page.id}`}>{page.name}</Link>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
