/** A call that failed: what could not be done, at the top of the region it concerns, and a way to try again. A newer one takes its place. */
import { Button } from '../actions/Button';
import styles from './ErrorMessage.module.css';
import { Note } from './Alert';

export const Failure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={styles.failure}>
    <Note tone="bad" isNew>
      {message}
    </Note>
    <Button look="secondary" icon="refresh-cw" onPress={onRetry}>
      Erneut versuchen
    </Button>
  </div>
);
