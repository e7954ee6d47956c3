/** Says that orders could not be read, and tries again when asked. */
import { Failure } from '../../ui/feedback/ErrorMessage';
import { failureText } from './actions/errorText';
import styles from './LoadError.module.css';

export const Silence = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.silence}>
    <Failure message={failureText(error, 'list')} onRetry={onRetry} />
  </div>
);
