/** The error message of a failed request, at the top of the region it concerns, with a button to retry. A new error replaces it. */
import { Button } from '../actions/Button';
import styles from './ErrorMessage.module.css';
import { Alert } from './Alert';

export const ErrorMessage = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={styles.errorMessage}>
    <Alert tone="error" isNew>
      {message}
    </Alert>
    <Button variant="secondary" icon="refresh-cw" onPress={onRetry}>
      Erneut versuchen
    </Button>
  </div>
);
