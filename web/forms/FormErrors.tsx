/** The errors of a form below its fields. */
import type { ErrorEntry } from '../../schema/errors/appError';
import { Alert } from '../ui/feedback/Alert';

export const FormErrors = ({ hasIssues, serverErrors }: { hasIssues: boolean; serverErrors: readonly ErrorEntry[] }) => (
  <>
    {hasIssues && (
      <Alert tone="error" isNew>
        Bitte prüfen Sie Ihre Eingaben.
      </Alert>
    )}
    {serverErrors.map(({ message, field }) => (
      <Alert key={`${field} ${message}`} tone="error" isNew>
        {message}
      </Alert>
    ))}
  </>
);
