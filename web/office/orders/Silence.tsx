/** Says that orders could not be read, and tries again when asked. */
import { Failure } from '../../ui/Failure';
import { failureText } from './failureText';
import styles from './Silence.module.css';

export const Silence = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.silence}>
    <Failure message={failureText(error, 'list')} onRetry={onRetry} />
  </div>
);
