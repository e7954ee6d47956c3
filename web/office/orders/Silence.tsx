/** Says that orders could not be read, and tries again when asked. */
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { failureText } from './failureText';
import styles from './Silence.module.css';

export const Silence = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.silence}>
    <Note tone="bad" isNew>
      {failureText(error, 'list')}
    </Note>
    <Button look="secondary" icon="refresh-cw" onPress={onRetry}>
      Erneut versuchen
    </Button>
  </div>
);
