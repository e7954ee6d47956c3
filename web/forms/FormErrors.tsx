/** The errors of a form below its fields. */
import { useEffect, useRef } from 'react';
import type { ErrorEntry } from '../../schema/errors/appError';
import { Alert } from '../ui/feedback/Alert';
import styles from './RecordForm.module.css';

export const FormErrors = ({ hasIssues, serverErrors }: { hasIssues: boolean; serverErrors: readonly ErrorEntry[] }) => (
  <>
    {hasIssues && (
      <Alert tone="error" isNew>
        Bitte prüfen Sie Ihre Eingaben.
      </Alert>
    )}
    {serverErrors.map(entry => (
      <ServerError key={`${entry.field} ${entry.message}`} error={entry} />
    ))}
  </>
);

/** An error of a field has the focus at the field; any other scrolls into view above the bar with the button. */
function ServerError({ error: { message, field } }: { error: ErrorEntry }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field === null) element.current!.scrollIntoView({ block: 'nearest' });
  }, [field]);
  return (
    <div ref={element} className={styles.error}>
      <Alert tone="error" isNew>
        {message}
      </Alert>
    </div>
  );
}
